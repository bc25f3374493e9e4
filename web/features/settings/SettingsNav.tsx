import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styles from './SettingsScreen.module.css'
import { sectionIds, useSectionTitles } from './useSectionTitles.ts'
import { useSectionInView } from './useSectionInView.ts'

/** The parts of the page, and which of them is being read. */
export function SettingsNav() {
  const { t } = useLingui()
  const titles = useSectionTitles()
  const { hash, key } = useLocation()
  const current = useSectionInView(sectionIds)
  const nav = useRef<HTMLElement>(null)

  // Also the address that the page was opened with: its section is there only now.
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1))
    if (!section) return
    section.scrollIntoView()
    section.focus({ preventScroll: true })
  }, [hash, key])

  // On a narrow screen the list is wider than its room.
  useEffect(() => {
    const place = nav.current?.querySelector('[aria-current]')
    if (current && nav.current && place) nav.current.scrollBy({ left: middleOf(place) - middleOf(nav.current) })
  }, [current])

  return (
    <nav ref={nav} aria-label={t`Settings`} className={styles.nav}>
      <ul>
        {sectionIds.map((id) => (
          <li key={id}>
            <Link to={`#${id}`} replace aria-current={id === current ? 'location' : undefined} className={styles.place}>
              {titles[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
