import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { getSourceTitle } from './sourceTitle.ts'

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('translates profile fields but not user-written titles', () => {
  i18n.loadAndActivate({ locale: 'de', messages: { About: 'Über mich', 'Post: {title}': ['Beitrag: ', ['title']] } })
  const titles = [
    { kind: 'PROFILE', title: 'About' },
    { kind: 'ITEM', title: 'About' },
    { kind: 'PROFILE', title: 'Post: P is for 9 “Posts”: a list' },
    { kind: 'ITEM', title: 'Post: office' },
  ]
  expect(titles.map(getSourceTitle)).toEqual(['Über mich', 'About', 'Beitrag: P is for 9 “Posts”: a list', 'Post: office'])
})
