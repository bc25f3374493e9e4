import { createDocx, createPdf, docxOfXml } from '../files/documentFiles.ts'

export interface ExamplePerson {
  files: Record<string, string | Buffer>
  profile: Record<string, string | string[]>
}

const maren = `Maren Oduya
Marine Biologist
Galway, Ireland | maren.oduya@example.org | +353 91 555 0102
SUMMARY
Marine biologist with nine years of fieldwork on seagrass meadows. I turn survey data into maps that
fishing communities can use.
EXPERIENCE
Senior Scientist, Atlantic Coast Institute, Galway, 2019 to present
Lead a team of four divers and two analysts
Research Assistant, Harbour Lab, Cork, 2015 to 2019
EDUCATION
MSc Marine Ecology, University of Galway, 2015
SKILLS
Scientific diving, GIS (QGIS, ArcGIS), R, grant writing
LANGUAGES
English (native), Irish (fluent)
PROJECTS
Seagrass Atlas: an open map of 140 meadows
Tide Club: weekly swims with local schools
AWARDS
Young Researcher Prize, Irish Marine Society, 2022
Best Poster, Coastal Futures Conference, 2020
INTERESTS
Sea swimming, concertina, letterpress printing`.split('\n')

const jonas: [label: string, value: string][] = [
  ['Name', 'Jonas Feldkamp'],
  ['Geburtsdatum', '14.03.1988'],
  ['Anschrift', 'Gartenstraße 17, 04229 Leipzig'],
  ['Telefon', '0341 5550199'],
]
const jonasBelow = `Kurzprofil
Tischlermeister mit zwölf Jahren Erfahrung im Möbelbau. Ich entwerfe und baue Einzelstücke aus heimischem Holz.
Beruflicher Werdegang
seit 2016: Tischlermeister, Werkstatt Holzhof, Leipzig
2010 bis 2016: Geselle, Möbelbau Krüger, Halle
Kenntnisse und Fähigkeiten
CAD-Planung, Furnierarbeiten, Kalkulation
Sprachkenntnisse
Deutsch: Muttersprache
Englisch: gut
Auszeichnungen
Gestaltungspreis der Handwerkskammer Leipzig, 2021
Projekte
Umbau der Stadtbibliothek Markkleeberg
Stuhlserie Linde
Hobbys
Rennradfahren, Schach und Chorgesang`.split('\n')

const leila = `<html><head><title>Leila Haddad – Illustrator</title></head><body>
<nav><a href="/">Home</a> <a href="/work">Work</a> <a href="/about">About</a></nav>
<h1>Hi, I’m Leila Haddad</h1>
<p>I draw picture books and maps for museums. I live in Lisbon with two cats and a printing press.</p>
<h2>What I do</h2><ul><li>Book illustration</li><li>Screen printing</li><li>Hand lettering</li></ul>
<h2>Selected work</h2><ul><li>The Lighthouse Keeper’s Cat, picture book</li><li>Map of the Tagus</li></ul>
<h2>Awards</h2><ul><li>Bologna Illustrators Exhibition, 2021</li></ul>
<h2>When I am not drawing</h2><p>I swim in the Atlantic and repair old bicycles.</p>
<footer>hello@leilahaddad.example</footer></body></html>`

const leilaBio = `Leila Haddad ist Illustratorin und lebt in Lissabon. Sie zeichnet Bilderbücher und Karten für Museen. 2021 erhielt sie den
Preis der Bologneser Kinderbuchmesse. Sie spricht Arabisch, Portugiesisch und Deutsch. Derzeit arbeitet sie an einer Karte des Tejo. Sie
liebt lange Radtouren, Siebdruck und das Meer.`.replaceAll('\n', ' ')

const table = jonas.map(([label, value]) => `<w:tr>${[label, value].map((cell) => `<w:tc>${toParagraph(cell)}</w:tc>`).join('')}</w:tr>`)
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

function toParagraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
}

export const examplePeople: ExamplePerson[] = [
  {
    files: {
      'maren.pdf': createPdf([maren]),
      'maren.docx': createDocx(maren.map((line) => (line === line.toUpperCase() ? `# ${line}` : line))),
      'maren.txt': maren.join('\n'),
    },
    profile: {
      display_name: 'Maren Oduya',
      bio: 'Marine biologist with nine years of fieldwork on seagrass meadows.',
      interests: ['Sea swimming', 'Concertina', 'Letterpress printing'],
      location: 'Galway, Ireland',
      skills: ['Scientific diving', 'GIS (QGIS, ArcGIS)', 'R', 'Grant writing', 'English (native)', 'Irish (fluent)'],
      achievements: ['Young Researcher Prize, Irish Marine Society, 2022', 'Best Poster, Coastal Futures Conference, 2020'],
      projects: ['Seagrass Atlas: an open map of 140 meadows', 'Tide Club: weekly swims with local schools'],
    },
  },
  {
    files: {
      'jonas.docx': docxOfXml([
        `<w:document xmlns:w="${wordNamespace}"><w:body>${toParagraph('Lebenslauf')}<w:tbl>${table.join('')}</w:tbl>${jonasBelow.map(toParagraph).join('')}</w:body></w:document>`,
      ]),
      'jonas.pdf': createPdf([['Lebenslauf', ...jonas.map((row) => row.join(': ')), ...jonasBelow]]),
      'jonas.txt': ['Lebenslauf', ...jonas.map((row) => row.join(':   ')), '', ...jonasBelow].join('\n'),
    },
    profile: {
      display_name: 'Jonas Feldkamp',
      bio: 'Tischlermeister mit zwölf Jahren Erfahrung im Möbelbau.',
      interests: ['Rennradfahren', 'Schach', 'Chorgesang'],
      location: 'Leipzig',
      skills: ['CAD-Planung', 'Furnierarbeiten', 'Kalkulation', 'Deutsch (Muttersprache)', 'Englisch (gut)'],
      achievements: ['Gestaltungspreis der Handwerkskammer Leipzig, 2021'],
      projects: ['Umbau der Stadtbibliothek Markkleeberg', 'Stuhlserie Linde'],
    },
  },
  {
    files: { 'leila.html': leila },
    profile: {
      display_name: 'Leila Haddad',
      bio: 'I draw picture books and maps for museums.',
      interests: ['Swim in the Atlantic', 'Repair old bicycles'],
      location: 'Lisbon',
      skills: ['Book illustration', 'Screen printing', 'Hand lettering'],
      achievements: ['Bologna Illustrators Exhibition, 2021'],
      projects: ['The Lighthouse Keeper’s Cat, picture book', 'Map of the Tagus'],
    },
  },
  {
    files: { 'leila.txt': leilaBio },
    profile: {
      display_name: 'Leila Haddad',
      bio: 'Leila Haddad ist Illustratorin und lebt in Lissabon.',
      interests: ['Lange Radtouren', 'Siebdruck', 'Das Meer'],
      location: 'Lissabon',
      skills: ['Arabisch', 'Portugiesisch', 'Deutsch'],
      achievements: ['2021 erhielt sie den Preis der Bologneser Kinderbuchmesse'],
      projects: ['Karte des Tejo'],
    },
  },
]
