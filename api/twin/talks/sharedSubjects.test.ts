import { expect, test } from 'vitest'
import type { NumberedPassage } from '../agent/twinKnowledge.ts'
import { findSharedSubjects } from './sharedSubjects.ts'

function createPage(fields: Record<string, string>, from: number): NumberedPassage[] {
  return Object.entries(fields).map(([sourceId, text], index) => ({
    kind: 'profile',
    sourceId,
    title: sourceId,
    text,
    number: from + index,
  }))
}

function compare(first: Record<string, string>, second: Record<string, string>) {
  return findSharedSubjects(createPage(first, 1), createPage(second, 11)).map(({ text, numbers }) => [text, ...numbers])
}

test.each<[string, Record<string, string>, Record<string, string>, (string | number)[][]]>([
  [
    'verbs, adjectives and phrases',
    { bio: 'I usually started small things together and really enjoy learning every evening with people around the world.' },
    { bio: 'Every evening people around me started learning small things. We really enjoy working together, usually.' },
    [],
  ],
  [
    'German verbs and everyday nouns',
    {
      bio: 'Seit vielen Jahren arbeite ich mit Menschen und habe Spaß daran, jeden Tag neue Dinge zu lernen. Meine Arbeit macht mir Freude.',
    },
    { bio: 'Mit Menschen arbeite ich seit Jahren gern, jeden Tag gibt es neue Dinge. Die Arbeit macht Spaß und Freude.' },
    [],
  ],
  [
    'an activity as a verb form',
    { interests: 'Reading, Running' },
    { bio: 'I read your letter while my brother ran the bakery. We run it.' },
    [],
  ],
  ['words apart', { skills: 'Machine learning' }, { bio: 'I am learning to use a sewing machine.' }, []],
  ['first words of sentences', { bio: 'Teaching is fun. Someday I will.' }, { bio: 'Teaching takes time. Someday it ends.' }, []],
  ['days and months', { bio: 'Closed on Monday in August.' }, { bio: 'Born on a Monday in August.' }, []],
])('does not count %s', (_, first, second, subjects) => {
  expect(compare(first, second)).toEqual(subjects)
})

test.each<[string, Record<string, string>, Record<string, string>, (string | number)[][]]>([
  ['interests and skills', { interests: 'Chess, Sailing' }, { skills: 'Welding, sailing' }, [['Sailing', 1, 11]]],
  ['interests in texts', { interests: 'Sailing' }, { bio: 'On weekends I go sailing.' }, [['Sailing', 1, 11]]],
  ['cities', { location: 'Porto, Portugal' }, { location: 'Porto' }, [['Porto', 1, 11]]],
  ['cities in texts', { location: 'Leipzig' }, { bio: 'Ich bin in Leipzig aufgewachsen.' }, [['Leipzig', 1, 11]]],
  [
    'professions and employers',
    { title: 'Nurse at Saint Elmo' },
    { bio: 'Three years at Saint Elmo as a nurse.' },
    [
      ['Nurse', 1, 11],
      ['Saint Elmo', 1, 11],
    ],
  ],
  [
    'whole names',
    { bio: 'I studied at the University of Porto.' },
    { achievements: 'Degree from the University of Porto' },
    [['University of Porto', 1, 11]],
  ],
  [
    'names that begin a sentence of one',
    { bio: 'PostgreSQL is my home.' },
    { bio: 'I maintain tools for PostgreSQL.' },
    [['PostgreSQL', 1, 11]],
  ],
  ['projects', { projects: 'Tidepool: an atlas of rock pools' }, { bio: 'I draw maps for Tidepool.' }, [['Tidepool', 1, 11]]],
  ['concrete things', { bio: 'We keep goats behind the house.' }, { achievements: 'Raised a goat by hand' }, [['goats', 1, 11]]],
  ['names in German', { bio: 'Ich singe im Gewandhaus.' }, { bio: 'Früher habe ich am Gewandhaus gespielt.' }, [['Gewandhaus', 1, 11]]],
])('counts %s', (_, first, second, subjects) => {
  expect(compare(first, second)).toEqual(subjects)
})
