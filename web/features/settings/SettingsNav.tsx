import { scrollToMiddle } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styles from './SettingsScreen.module.css'
import { type SectionId, sectionIds, sectionTitles } from './Section.tsx'

export function SettingsNav({ hidden }: { hidden: readonly SectionId[] }) {
  const { t, i18n } = useLingui()
  const { hash, key } = useLocation()
  const inView = useSectionInView(sectionIds)
  const [leftKey, setLeftKey] = useState<string | null>(null)
  const chosen = key === leftKey ? undefined : sectionIds.find((id) => hash === `#${id}`)
  const current = chosen ?? inView
  const nav = useRef<HTMLElement>(null)

  // The last sections cannot reach the top: the chosen one stays current until the next scroll.
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1))
    if (!section) return
    section.scrollIntoView()
    // Without a focus ring if the page was opened at the section.
    section.focus({ preventScroll: true, focusVisible: key === 'default' ? false : undefined })
    const top = section.getBoundingClientRect().top
    const handleScroll = () => {
      if (Math.abs(section.getBoundingClientRect().top - top) > 1) setLeftKey(key)
    }
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', handleScroll, { capture: true })
  }, [hash, key])

  useEffect(() => {
    const place = nav.current?.querySelector('[aria-current]')
    if (current && nav.current && place) scrollToMiddle(nav.current, place)
  }, [current])

  return (
    <nav ref={nav} aria-label={t`Settings`} className={styles.nav}>
      <ul>
        {sectionIds
          .filter((id) => !hidden.includes(id))
          .map((id) => (
            <li key={id}>
              <Link to={`#${id}`} replace aria-current={id === current ? 'location' : undefined} className={styles.place}>
                {i18n._(sectionTitles[id])}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function useSectionInView<Id extends string>(ids: readonly Id[]): Id | null {
  const [current, setCurrent] = useState<Id | null>(null)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id as Id)
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const id of ids) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
