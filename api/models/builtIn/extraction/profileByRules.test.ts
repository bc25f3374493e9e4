import { expect, test } from 'vitest'
import { findProfileByRules } from './profileByRules.ts'

function findAll(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { field, value } of findProfileByRules(text)) (found[field] ??= []).push(value)
  return found
}

test.each([
  ['Name: Feld, Jonas', 'Jonas Feld'],
  ['CURRICULUM VITAE\nTOMÁS DE LA CRUZ, MSc\nBristol', 'Tomás de la Cruz'],
  ['Lebenslauf von Jonas Feld', 'Jonas Feld'],
  ['Vorname: Miriam\nNachname: Achterberg', 'Miriam Achterberg'],
  ['Leila Haddad – Illustrator', 'Leila Haddad'],
  ['Skills\nWelding\n# Amélie Kuhn\nHead of Design', 'Amélie Kuhn'],
  ['Hi! I’m Zoë, a potter from Ghent.', 'Zoë'],
  ['Priya Raman is a data journalist.', 'Priya Raman'],
  ['Ich heiße Svenja Brandt und arbeite als Hebamme.', 'Svenja Brandt'],
  ['SHANE O’HARA\nDean’s List', 'Shane O’Hara'],
  ['Wissenschaftlicher Lebenslauf\nPD Dr. phil. Ilse von Bach\nAkademischer Werdegang\n2011 Promotion', 'PD Dr. Ilse von Bach'],
  ['Hi there\nI’m Robin. I make radio.', 'Robin'],
  ['First name(s) / Surname(s)   Ioana Popescu', 'Ioana Popescu'],
  ['Mein Name ist Dr. Tarek Aziz. Ich heile.', 'Tarek Aziz'],
  ['Meine Arbeit wurde mit einem Preis ausgezeichnet.\nIda Moss', 'Ida Moss'],
])('finds the name in %j', (text, name) => {
  expect(findAll(text)['display_name']).toEqual([name])
})

test.each([
  ['Ada Frost\nGartenstraße 17, 04229 Leipzig', 'Leipzig'],
  ['Ada Frost\n12 Canal Street, Apt 4, Portland, OR 97209 | (503) 555-0147', 'Portland, OR'],
  ['Ada Frost\nFlat 2, 40 Mill Lane, Leeds LS6 3HN, United Kingdom', 'Leeds, United Kingdom'],
  ['Ada Frost\nIngenieurin · Graz, Österreich · ada@example.at', 'Graz, Österreich'],
  ['📍 Manchester, UK ✉ ada@example.org', 'Manchester, UK'],
  ['Wohnort | Freiburg im Breisgau', 'Freiburg im Breisgau'],
  ['She lives with two cats in Porto.', 'Porto'],
  ['Ich bin Lukas, Imker und Lehrer aus Tübingen.', 'Tübingen'],
  ['Ada Frost\nIllustratorin aus Köln', 'Köln'],
  ['Ada Frost\n**Weaver and dyer of old wool — Oviedo, Spain**', 'Oviedo, Spain'],
  ['Ada Frost is a potter and lives in Hull.\nContact: ada@example.org', 'Hull'],
  ['Ada Frost\nPeckham, London\nPress & prizes\nHull Prize, Weavers’ Guide 2023', 'Peckham, London'],
  ['# Ada Frost\n### Hobbys\nSchach\n### Persönliches\nDorfstraße 4\n17291 Prenzlau', 'Prenzlau'],
  ['Ada Frost\nHull, England\nKölner Umweltpreis 2023', 'Hull, England'],
  ['Ich bin Svenja, gelernte Buchbinderin und inzwischen Leiterin einer großen Werkstatt für alte Bücher in Bielefeld.', 'Bielefeld'],
])('finds the place in %j, without the street', (text, place) => {
  expect(findAll(text)['location']).toEqual([place])
})

test.each([
  ['I’m Priya Raman, a data journalist based in Hull.', 'Data journalist'],
  ['I’m 34, a nurse in Leeds.', 'Nurse'],
  ['Ich bin 34, Softwareentwickler aus Kiel.', 'Softwareentwickler'],
  ['Name: Jonas Feld\nWerdegang\nseit 03/2019 \tTischlermeister, Feld & Sohn, Husum', 'Tischlermeister'],
])('finds the title in %j', (text, title) => {
  expect(findAll(text)['title']).toEqual([title])
})

test.each([
  ['Gerade baue ich mit zwei Freundinnen das Projekt „Kinderküche“ auf.', '„Kinderküche“'],
  ['Mit drei Kolleginnen aus der Klinik betreibe ich den Podcast „Klein“.', '„Klein“'],
  ['Ada Frost is a potter. Her current projects include an opera for children, which opens in May.', 'Opera for children'],
  ['Ich habe „Plan fair“ entwickelt, eine Vorlage für Dienste.', '„Plan fair“'],
  ['Ada Frost is a biologist and the founder of Reef Ledger, a charity.', 'Reef Ledger'],
  ['# Ada Frost\n## Selected works\n- *Salt Line*, for the port (2021)', 'Salt Line, for the port (2021)'],
  ['Work history\n2019-now: Site Lead, Clyde\nCurrently\nWriting a cookbook', 'Writing a cookbook'],
])('finds the project in %j', (text, project) => {
  expect(findAll(text)['projects']).toEqual([project])
})

test('ignores dates of birth and references', () => {
  const found = findAll('Ada Frost\ngeboren am 2. Mai 1990 in Ulm\nInterests\nRowing\nReferences available on request')
  expect(found['location']).toBeUndefined()
  expect(found['interests']).toEqual(['Rowing'])
})

test('reads headings in two languages and other wordings', () => {
  const text = [
    'Was ich kann',
    '- Siebdruck',
    'Sprachen / Languages',
    'Deutsch – Muttersprache',
    'Things I’m proud of:',
    '1. Preis im Wettbewerb „Grüne Dächer“',
    'What I’m working on',
    'Sea Atlas: a map of all currents',
    'Hobbies & Interessen',
    'Sailing, cooking and old maps',
  ]
  expect(findAll(text.join('\n'))).toMatchObject({
    skills: ['Siebdruck', 'Deutsch (Muttersprache)'],
    achievements: ['1. Preis im Wettbewerb „Grüne Dächer“'],
    projects: ['Sea Atlas: a map of all currents'],
    interests: ['Sailing', 'Cooking', 'Old maps'],
  })
})

test('reads informal labels', () => {
  const text = [
    'Where: Singapore',
    'About',
    'About: I study the old maps of rivers.',
    'Things I’m good at: diary studies; facilitation',
    'What I bring: workshops',
    'Stuff I’ve won: Rising Star 2020',
    'On my desk: Tape Loop Club',
    'Privat',
    'Chorgesang',
    'Beyond the studio',
    'Flamenco guitar',
    'Off duty: chess',
    'What I’m into: frogs',
    'Das mache ich gern',
    'Kaffee rösten',
    'Darauf bin ich stolz',
    'Hull Prize 2023',
    'Engineer of the Year, KSSC 2019',
    'Mother tongue(s): Czech',
    'Methoden',
    'Triage | First aid, CPR | De-escalation',
    'EDV',
    'QGIS',
    'Sprachen',
    'Deutsch: Muttersprache / Italienisch: B1',
    '© 2026 Mei Tan',
  ]
  expect(findAll(text.join('\n'))).toMatchObject({
    location: ['Singapore'],
    bio: ['I study the old maps of rivers.'],
    skills: [
      'Diary studies',
      'Facilitation',
      'Workshops',
      'Triage',
      'First aid',
      'CPR',
      'De-escalation',
      'QGIS',
      'Czech',
      'Deutsch (Muttersprache)',
      'Italienisch (B1)',
    ],
    achievements: ['Rising Star 2020', 'Hull Prize 2023', 'Engineer of the Year, KSSC 2019'],
    projects: ['Tape Loop Club'],
    interests: ['Chorgesang', 'Flamenco guitar', 'Chess', 'Frogs', 'Kaffee rösten'],
  })
})

test('keeps commas in parentheses, and titles with their description', () => {
  const text = 'Skills\nGIS (QGIS, ArcGIS), R\nProjects\nLedgerline\nOpen-source ledger used by three hundred small companies in Europe.'
  expect(findAll(text)).toMatchObject({
    skills: ['GIS (QGIS, ArcGIS)', 'R'],
    projects: ['Ledgerline: Open-source ledger used by three hundred small companies in Europe'],
  })
})

test('reads a LinkedIn profile without font sizes, whose name follows the side column', () => {
  const column =
    'Contact\nlinkedin.com/in/kofi\nTop Skills\nData Engineering\nHonors-Awards\nKaggle Master\nBest Paper, Deep Learning Indaba'
  const text = `${column}\nKofi Mensah\nHead of Data at Kivu Grid\nAccra, Greater Accra Region, Ghana\nSummary\nI build data teams.`
  expect(findAll(text)).toMatchObject({
    display_name: ['Kofi Mensah'],
    title: ['Head of Data at Kivu Grid'],
    location: ['Accra, Greater Accra Region, Ghana'],
    achievements: ['Kaggle Master', 'Best Paper, Deep Learning Indaba'],
  })
})

test('finds interests, work and place in sentences', () => {
  const english = 'I work as a sound designer in Gdańsk. When I’m not in a theatre I restore recorders, cook and swim (yes, in January).'
  expect(findAll(english)).toMatchObject({
    title: ['Sound designer'],
    location: ['Gdańsk'],
    interests: ['Restore recorders', 'Cook', 'Swim'],
  })
  const german = 'Ich bin Hebamme in Flensburg. In meiner Freizeit segle ich, singe im Chor und züchte alte Äpfel.'
  expect(findAll(german)).toMatchObject({
    title: ['Hebamme'],
    location: ['Flensburg'],
    interests: ['Segeln', 'Im Chor singen', 'Alte Äpfel züchten'],
  })
})

test('reads sections with framed headings of any wording', () => {
  const text = [
    'RESUME OF PRIYA RAMAN',
    'pastry chef & food writer . Lisbon (PT) . priya@example.com',
    '~~ WHAT I’M GOOD AT ~~',
    '* laminated doughs',
    '~~ HOW I GOT HERE ~~',
    '2016-2020  Baker, Two Rivers, Leeds',
    '~~ WHEN I’M NOT WORKING ~~',
    'sea swimming, crosswords',
  ]
  expect(findAll(text.join('\n'))).toEqual({
    display_name: ['Priya Raman'],
    title: ['Pastry chef & food writer'],
    bio: ['Pastry chef & food writer'],
    location: ['Lisbon'],
    skills: ['Laminated doughs'],
    interests: ['Sea swimming', 'Crosswords'],
  })
})

test('reads a German CV whose labels are in a column', () => {
  const text = [
    'Name Annegret Wiesen',
    'Anschrift Lindenstraße 14, 07743 Jena',
    'Telefon 03641 5550142',
    'Kenntnisse und Fähigkeiten',
    'EDV Python, LabVIEW',
    'Sprachen Deutsch (Muttersprache), Englisch',
    'Interessen',
    'Orgelspiel, Schach',
    'Jena, den 3. November 2026 Annegret Wiesen',
  ]
  expect(findAll(text.join('\n'))).toMatchObject({
    location: ['Jena'],
    skills: ['Python', 'LabVIEW', 'Deutsch (Muttersprache)', 'Englisch'],
    interests: ['Orgelspiel', 'Schach'],
  })
})

test('separates entries that a document does not', () => {
  const first = 'Installed the largest community-owned solar roof of the whole region'
  const about = 'Master electrician who has put more than four hundred solar roofs on the grid so far.'
  const text = [
    'Tomas Lind',
    '+44 20 7946 0312 tomas@example.com Bristol, United Kingdom linkedin.com/in/tomas',
    'Achievements',
    first,
    'Reduced accidents to zero',
    'Languages',
    'Polish (native) English (fluent)',
    'Language skills',
    'German: good; Danish: basic',
    'About me',
    about,
    'Outside work I run trails and sing in a choir.',
  ]
  expect(findAll(text.join('\n'))).toEqual({
    display_name: ['Tomas Lind'],
    location: ['Bristol, United Kingdom'],
    bio: [`${about}\nOutside work I run trails and sing in a choir.`],
    achievements: [first, 'Reduced accidents to zero'],
    skills: ['Polish (native)', 'English (fluent)', 'German (good)', 'Danish (basic)'],
    interests: ['Run trails', 'Sing in a choir'],
  })
})

test('takes the current position as title where none is stated', () => {
  const text = 'Name: Jonas Abegg\nBerufserfahrung\n2015–heute  Werkstattleiter, Rahmenwerk GmbH, Zürich\n2010–2015  Mechaniker, Veloplus'
  expect(findAll(text)['title']).toEqual(['Werkstattleiter'])
})

test('takes a long headline below the name as title, and leaves out durations', () => {
  const text = '# Ida Moss\n\n#### Teacher of sign language for families and schools\n\n#### Hull, England\n\n## Summary\n\nI sign.'
  expect(findAll(text)).toMatchObject({ title: ['Teacher of sign language for families and schools'], location: ['Hull, England'] })
  const position = 'Experience\nPrincipal Designer March 2018 - Present (6 years 2 months)'
  expect(findAll(position)['title']).toEqual(['Principal Designer'])
})

test('joins headings of projects with their descriptions', () => {
  const text = '# Ida Moss\n\n## Projects\n\n### Night Ferry\n\nA theatre for five villages.\n\n### Pool North\n\nAn exchange for scenery.'
  expect(findAll(text)['projects']).toEqual(['Night Ferry: A theatre for five villages', 'Pool North: An exchange for scenery'])
})

test('tells work with people from skills, and finds what a job was left for', () => {
  const text = 'Ida won the Hull Prize for her work with the hospital kitchens. She left her office job in 2016 to build Takbi, a bakery.'
  const { skills, projects } = findAll(text)
  expect({ skills, projects }).toEqual({ skills: undefined, projects: ['Takbi'] })
})

test('ends lists before the next statement', () => {
  const english =
    'Marek trained at the art school, speaks Czech, English and Polish, and is writing a game. Outside of drawing: roller derby, karaoke.'
  expect(findAll(english)).toMatchObject({ skills: ['Czech', 'English', 'Polish'], interests: ['Roller derby', 'Karaoke'] })
  const german = 'Neben der Wissenschaft spiele ich Cello, wandere viel und sammle alte Mikroskope.'
  expect(findAll(german)).toMatchObject({ interests: ['Cello spielen', 'Viel wandern', 'Alte Mikroskope sammeln'] })
})

test('finds nothing in a text without facts', () => {
  expect(findProfileByRules('12345')).toEqual([])
  expect(findProfileByRules('')).toEqual([])
})

test('leaves phone numbers and email addresses out of the public bio', () => {
  const bio =
    'I am Nadia, a piano tuner in Ghent. Call me on 0176 555 0142 or write to nadia@example.com. I restore square pianos from 1820–1860.'
  expect(findAll(bio)['bio']).toEqual(['I am Nadia, a piano tuner in Ghent. I restore square pianos from 1820–1860.'])
})
