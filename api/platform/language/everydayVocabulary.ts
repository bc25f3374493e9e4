/** Like `vocabulary`: lives, trades and things that pages of people are about. */
export const everydayVocabulary = `
switch switched change changed move moved convert converted migrate migrated swap / wechseln gewechselt wechsel umsteigen umgestiegen umstellen umgestellt
finish finished complete completed graduate graduated graduating graduation / fertig beendet beenden abgeschlossen abschließen abschluss
release released launch launched due scheduled planned / erscheinen erscheint erschienen veröffentlichung geplant
confidential confidentiality secret secrecy discreet discretion private privacy anonymous / vertraulich vertraulichkeit schweigepflicht geheim diskret diskretion verschwiegen anonym
youtube twitch stream streaming streamer video videos footage channel / youtube streamen gestreamt video videos kanal
android iphone ios mobile smartphone tablet / android iphone handy smartphone tablet
console playstation xbox nintendo / konsole spielkonsole
monetise monetize monetisation earn money advertise advertising ad ads / geld verdienen einnahmen werbung
partner spouse husband wife girlfriend boyfriend / partner partnerin mann frau ehemann ehefrau freund freundin
husband spouse / ehemann gatte mann
wife spouse / ehefrau gattin frau
insurer insurance nhs medicare / kasse krankenkasse krankenversicherung versicherung
hospital maternity ward / krankenhaus klinik kreißsaal entbindungsstation station
birth births childbirth labour / geburt geburten entbindung entbinden niederkunft
breastfeed breastfeeding lactation / stillen gestillt stillberatung
pregnancy pregnant expecting / schwangerschaft schwanger
early ahead beforehand advance / früh frühzeitig rechtzeitig voraus
vocals vocalist singer sing soprano alto tenor / gesang sängerin sänger singen sopran alt tenor
interpret interpreter interpreting translate translator translation / dolmetschen dolmetscher dolmetscherin übersetzen übersetzung
hearing trial trials court courtroom case cases lawsuit / verhandlung prozess gericht gerichtssaal fall klage
glossary dictionary vocabulary / glossar wörterbuch
certified notarised sworn stamped / beglaubigt beeidigt vereidigt
document documents paperwork files / dokument dokumente unterlagen papiere akten
discount concession / rabatt ermäßigung nachlass vergünstigung
charity charities nonprofit ngo ngos / verein vereine gemeinnützig wohltätig stiftung
speed fast quick quickly pace / geschwindigkeit schnell tempo
colour dye hue / farbe farbton
hometown birthplace / heimatstadt geburtsort heimat
neighbourhood district quarter suburb / viertel stadtteil bezirk kiez
commute train bike walk / pendeln arbeitsweg
flatmate roommate / mitbewohner mitbewohnerin wg
landlord tenant rent / vermieter mieter miete
nickname called / spitzname
surname maiden / familienname mädchenname
childhood boy girl child kid / kindheit kind junge mädchen
teenage teenager teens youth / teenager jugend jugendlich
retired pensioner retirement / rentner rentnerin ruhestand
widow widower widowed / witwe witwer verwitwet
adopt adopted foster fostered / adoptiert pflegekind pflegeeltern
grandchild grandchildren grandson granddaughter / enkel enkelin enkelkinder
godmother godfather godchild / patin pate patenkind
greyhound whippet spaniel collie terrier beagle lurcher mongrel puppy dog dogs hound husky corgi pug / hund hunde dackel pudel mischling hündin rüde windhund
tomcat cat cats kitten tabby / kater katze katzen kätzchen
tortoise turtle / schildkröte
pet pets animal animals / haustier haustiere tier tiere
aquarium fish fishes / aquarium fische
donkey mule alpaca llama / esel maultier alpaka lama
duck ducks goose geese / ente enten gans gänse
burnout exhausted exhaustion stress stressed overworked / burnout erschöpft erschöpfung stress überarbeitet
bored boring boredom / langweilig langeweile gelangweilt
lonely loneliness / einsam einsamkeit
happy happiest happiness joy / glücklich glück freude
proud pride proudest / stolz
regret regrets / bereuen bereust bereut
challenge challenging difficult hardest / herausforderung schwierig schwerste
decide decided decision / entscheiden entschieden entscheidung entschluss
crisis / wendepunkt krise
debt debts bankrupt bankruptcy insolvent insolvency / schulden pleite insolvenz bankrott
rule rules principle principles / regel regeln grundsatz prinzip
habit routine ritual / gewohnheit routine ritual
superstition luck lucky / aberglaube glück glücksbringer
mentor mentors mentee mentees mentoring / mentor mentorin betreuen
trainee trainees intern interns apprentice apprentices student students / praktikant praktikantin lehrling azubi
assistant helper helpers / assistent assistentin helfer helferin aushilfe
freelance freelancer contractor contracting independent / freiberuflich selbstständig selbständig freelancer
employer company firm employers / arbeitgeber firma unternehmen
client clients customer customers / kunde kunden kundin auftraggeber
agency studio firm / agentur studio firma
award prize nomination nominated nominee finalist shortlisted / auszeichnung preis nominierung nominiert finalist
record records / rekord rekorde
patent patents patented / patent patente
licence license licensed registered accredited / lizenz zulassung zugelassen lizenziert
degree diploma certificate qualification qualifications / abschluss diplom zertifikat qualifikation
university uni college / universität uni hochschule
school schools primary secondary grammar / schule schulen grundschule gymnasium
teach taught teaching tutor tutoring / unterrichten unterrichtet lehren
pupil pupils student students learner learners / schüler schülerin schülerinnen lernende
class classes course courses lesson lessons workshop workshops session sessions / kurs kurse unterricht stunde workshop
retreat camp / freizeit camp seminar
demo trial taster / demo probestunde schnupperstunde schnupperkurs
install installation fit / einbauen einbau installieren montage montieren
measure measurement measurements size sizes / maß maße messen
height tall high / höhe hoch
length long / länge lang
width wide / breite breit
depth deep / tiefe tief
area acre acres hectare hectares / fläche hektar quadratmeter
material materials fabric / material materialien stoff gemacht
oak ash beech walnut maple spruce pine cherry wood / eiche esche nussbaum ahorn fichte kiefer kirsche holz
gold silver brass copper bronze jewellery jewelry / gold silber messing kupfer bronze schmuck
ring rings necklace earring earrings bracelet / ring ringe kette ohrring armband
diamond gem gemstone stones / diamant edelstein steine
dress gown suit costume / kleid anzug kostüm
shoe shoes boot boots cobbler / schuh schuhe stiefel schuster schuhmacher
button zip thread needle / knopf reißverschluss faden nadel
soap candle candles / seife kerze kerzen
perfume scent fragrance / parfum duft
basket baskets wicker / korb körbe
rope knot knots / seil knoten
knife knives blade blades sharpen sharpening / messer klinge klingen schärfen
axe saw chisel plane hammer / axt säge stechbeitel hobel hammer
ladder scaffolding / leiter gerüst
crane digger tractor / kran bagger traktor
lorry truck van / lkw lastwagen transporter
trailer caravan camper motorhome / anhänger wohnwagen wohnmobil
motorbike motorcycle scooter / motorrad roller
tank fuel diesel petrol electric / tank diesel benzin elektrisch
drone drones aerial / drohne drohnen luftaufnahme
lens lenses film analogue darkroom / objektiv objektive film analog dunkelkammer
portrait portraits headshot headshots / porträt porträts bewerbungsfoto
retouch retouching editing / retusche bearbeitung nachbearbeitung
exhibition exhibited show shows / ausstellung ausgestellt
sketch sketches sketchbook / skizze skizzen skizzenbuch
oil watercolour watercolor acrylic / öl aquarell acryl
mural murals graffiti / wandbild wandbilder graffiti
tattoo tattoos tattooist tattooing / tattoo tattoos tätowieren tätowierer
piercing piercings / piercing
novel novels fiction thriller crime / roman romane krimi
poet poems poetry verse / dichter gedichte lyrik
translator translated translation / übersetzer übersetzt übersetzung
playwright play plays drama / theaterstück drama
premiere / premiere uraufführung
festival festivals fair / festival festivals messe
audience viewers listeners readers / publikum zuschauer hörer leser
band bandmate bandmates group / band gruppe
drummer bassist guitarist / schlagzeuger bassist gitarrist
choir choirs chorus / chor chöre
conductor conduct / dirigent dirigentin dirigieren
score scores notes / noten partitur
vinyl record records lp / schallplatte schallplatten vinyl
radio broadcast broadcaster station / radio rundfunk sender
presenter host moderator / moderator moderatorin moderieren
film films documentary documentaries / film filme dokumentarfilm doku
series season episode / serie staffel folge
subtitle subtitles dub dubbing / untertitel synchron
puppet puppets puppeteer / puppe puppen puppenspieler
magic magician trick tricks / zauberer zauberin zaubern trick
clown circus juggling acrobat / clown zirkus jonglieren akrobat
climb climber climbing bouldering mountaineering / klettern kletterer bouldern bergsteigen
football soccer striker goalkeeper / fußball stürmer torwart
marathon race races ultramarathon / marathon rennen lauf wettlauf
row rower rowing kayak kayaking canoe canoeing paddle paddling / rudern kajak kanu paddeln
surf surfing surfer / surfen surfer
dive diving diver snorkel / tauchen taucher taucherin schnorcheln
skate skating skateboard rollerskate / skaten skateboard eislaufen rollschuh
martial judo karate boxing / kampfsport judo karate boxen
referee umpire / schiedsrichter
coach coaching trainer / trainer trainerin trainieren
league season match matches / liga saison spiel spiele
crossword crosswords puzzle puzzles sudoku / kreuzworträtsel rätsel puzzle
boardgame boardgames / brettspiel brettspiele
collect collecting collection stamps / sammeln sammlung briefmarken
birdwatching birding ornithology / vogelbeobachtung vögel
mushroom mushrooms foraging forage / pilz pilze sammeln
herb herbs tea / kraut kräuter tee
spicy hot chilli / scharf chili
menu dish dishes meal / karte speisekarte gericht gerichte
vegan vegetarian meatless / vegan vegetarisch fleischlos
halal kosher / halal koscher
table reservation book / tisch reservierung reservieren
seat seats capacity / platz plätze sitzplätze
dough sourdough starter / teig sauerteig anstellgut
roast roasted roaster roastery beans / rösten geröstet rösterei bohnen
hop hops malt lager / hopfen malz bier
grape grapes vine vines vintage / traube trauben reben jahrgang
cider press orchard / most apfelwein obstwiese streuobst
distil distillery whisky / brennen brennerei
butcher sausage sausages ham / metzger metzgerei fleischer wurst schinken
fishmonger oyster oysters mussels / fischhändler austern muscheln
dairy yoghurt butter / molkerei joghurt butter
calf calves bull herd / kalb kälber bulle herde
shear shearing wool fleece / scheren schur wolle
vineyard winemaker / weinberg winzer winzerin
greenhouse polytunnel / gewächshaus folientunnel
pesticide pesticides spray organic / pestizid pestizide spritzen bio
landscape landscaping lawn / landschaft rasen gartenbau
florist bouquet bouquets / florist strauß sträuße
undertaker funeral funerals / bestatter beerdigung trauerfeier
priest pastor vicar imam rabbi / pfarrer pfarrerin priester imam rabbiner
celebrant ceremony ceremonies speech / trauredner trauung zeremonie rede
librarian library libraries / bibliothekar bibliothekarin bibliothek bücherei
archaeologist archaeology dig excavation / archäologe archäologin archäologie ausgrabung
historian history historical / historiker geschichte historisch
geologist geology rock rocks / geologe geologin geologie gestein
physicist physics / physiker physikerin physik
chemist chemistry / chemiker chemikerin chemie
biologist biology / biologe biologin biologie
mathematician maths mathematics / mathematiker mathe mathematik
statistician statistics data analyst / statistiker statistik daten
astronomer observatory / astronom sternwarte
meteorologist forecast / meteorologe wettervorhersage
glacier ice arctic antarctica antarctic / gletscher eis arktis antarktis
whale whales dolphin seal seals / wal wale delfin robbe robben
bat bats / fledermaus fledermäuse
wolf wolves bear bears / wolf wölfe bär bären
butterfly butterflies moth insects insect / schmetterling falter insekten
beaver otter hedgehog / biber otter igel
pilot captain cockpit / pilot pilotin kapitän
sailor navy crew / matrose marine besatzung
diplomat embassy / diplomat botschaft
politician parliament councillor / politiker abgeordnete stadtrat
paramedic ambulance / rettungssanitäter krankenwagen
surgeon surgery operation / chirurg chirurgin operation
psychologist psychotherapy therapist counsellor / psychologe psychotherapie therapeutin
stammer stutter / logopädie logopädin stottern
occupational ergotherapy / ergotherapie
dietician nutrition nutritionist / ernährungsberatung ernährung
optician glasses spectacles / optiker brille brillen
audiologist / hörgerät akustiker
prosthesis prosthetic orthopaedic / prothese orthopädie
care carer carers / sozialarbeiter sozialarbeiterin betreuung pfleger
homeless shelter / obdachlos notunterkunft
disabled disability / behinderung behindert
autism adhd dyslexia / autismus adhs legasthenie
register registration book booking reserve reservation enrol / anmelden anmeldung buchen buchung reservieren
learn learnt taught autodidact / lernen gelernt beigebracht gelehrt autodidakt
homeoffice remote remotely telework / homeoffice fernarbeit
fare fares travel journey expenses / fahrt fahrten anreise anfahrt reisekosten fahrtkosten
premiere debut / premiere uraufführung
primary elementary gcse secondary / grundschule mittelstufe oberstufe
accident injury injured hurt crash crashed fell fall wrist ankle / unfall verletzt verletzung gestürzt sturz gebrochen
twitter facebook instagram tiktok linkedin mastodon bluesky snapchat / instagram facebook
divorced divorce separated / geschieden getrennt scheidung
paper papers publication publications article articles / aufsatz aufsätze veröffentlichung veröffentlichungen
gluten coeliac / gluten glutenfrei zöliakie
nut nuts peanut almonds / nuss nüsse erdnuss mandeln
soup stew broth / suppe suppen eintopf brühe
stall pitch stand / stand standplatz marktstand
electricity socket power / strom stromanschluss steckdose
deposit downpayment / anzahlung
portion portions serving servings / portion portionen
inherit inherited / geerbt erben
`
