import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AudienceMark, Button, type Voice } from '../index.ts'
import styles from './Regions.module.css'

interface RegionProps {
  theme: 'light' | 'dark'
  voice: Voice
}

const looks: RegionProps[] = [
  { theme: 'light', voice: 'private' },
  { theme: 'dark', voice: 'public' },
  { theme: 'light', voice: 'public' },
  { theme: 'dark', voice: 'private' },
]

function Regions({ at = 0 }: { at?: number }) {
  const look = looks[at]
  if (!look) return null
  return (
    <section data-theme={look.theme} data-voice={look.voice} aria-label={getRegionName(look)} className={styles.Region}>
      <div className={styles.Words}>
        <AudienceMark audience={look.voice === 'private' ? 'private' : 'listed'} />
        <span className={styles.Quiet}>{look.theme}</span>
        <Button variant="primary">Save changes</Button>
      </div>
      <Regions at={at + 1} />
    </section>
  )
}

function getRegionName({ theme, voice }: RegionProps) {
  return `${theme}, ${voice}`
}

const meta = { title: 'Foundations/Regions', component: Regions } satisfies Meta<typeof Regions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const look of looks) {
      const region = canvas.getByRole('region', { name: getRegionName(look) })
      const { backgroundColor, color } = getComputedStyle(region)
      const [paper, ink] = [lightness(backgroundColor), lightness(color)]
      await expect(paper > ink, `${getRegionName(look)} is dark on light`).toBe(look.theme === 'light')
      await expect(Math.abs(paper - ink), getRegionName(look)).toBeGreaterThan(0.6)
      const button = region.querySelector('button')
      const hue = Number(getComputedStyle(button ?? region).backgroundColor.split(/[ )]/u)[2])
      await expect(hue > 280, `the button in ${getRegionName(look)} is purple`).toBe(look.voice === 'private')
    }
  },
}

function lightness(color: string) {
  return Number.parseFloat(color.replace('oklch(', ''))
}
