/** Like `vocabulary`: subjects of visitors who want to hire, book, buy or learn. */
export const serviceVocabulary = `
queue waitlist waiting wait backlog turnaround / warteliste warteschlange wartezeit warten lieferzeit
crack cracked snap snapped broke broken break shattered / gebrochen brach kaputt gerissen gesprungen riss zerbrochen bruch
show showed shown demonstrate / zeigen zeigte gezeigt vorführen
thesis dissertation doctorate doctoral phd postdoc / doktorarbeit dissertation promotion promoviert promovierte doktorand doktorandin
alone single lone individually solo / allein alleine einzeln einzelne einzelner einzelnes solo
inspection service servicing checkup check maintenance overhaul / inspektion wartung durchsicht überprüfung check untersuchung
eat ate feed fed diet fodder / fressen frisst füttern gefüttert futter nahrung ernähren ernährung
emergency urgent emergencies / notfall notdienst notfälle dringend eilig
express rush faster fast-track / express eilauftrag schneller
reschedule postpone rearrange / verschieben verlegen umbuchen
return returns exchange swap / umtausch umtauschen zurückgeben rückgabe
complaint complain dissatisfied unhappy / reklamation beschwerde unzufrieden reklamieren
instalment installment instalments installments / rate raten ratenzahlung
housecall housecalls home-visit / hausbesuch hausbesuche
hearing deaf sign-language / gehörlos gebärdensprache schwerhörig
blind sighted visually / blind sehbehindert
lift elevator stairs steps step-free / aufzug fahrstuhl treppe treppen stufen stufenlos
toilet toilets bathroom loo / toilette wc klo
tram underground metro subway station stop / straßenbahn ubahn sbahn haltestelle bahnhof
shower showers changing / dusche duschen umkleide
catering buffet drinks refreshments snacks / verpflegung buffet getränke snacks
venue location premises / räumlichkeiten veranstaltungsort saal räume
group groups party team-building / gruppe gruppen teamevent
private privately one-to-one individual / einzelunterricht privatstunde einzelstunde einzelcoaching
child-friendly children kids toddler toddlers / kinder kleinkinder kindgerecht
birthday anniversary celebration / geburtstag jubiläum feier geburtstagsfeier
funeral burial mourning / beerdigung trauerfeier bestattung
baptism christening / taufe
present gift gifts / geschenk geschenke schenken geschenkgutschein
engraving engrave engraved inscription / gravur gravieren graviert
custom bespoke tailor-made made-to-measure commission / maßgeschneidert maßanfertigung sonderanfertigung auftragsarbeit individuell
secondhand second-hand refurbished vintage / secondhand generalüberholt
spare parts replacement component components / ersatzteil ersatzteile teile komponenten
bicycle bike e-bike ebike / fahrrad rad ebike pedelec
motorbike motorcycle moped scooter / motorrad moped roller
battery batteries accumulator / akku akkus batterie batterien
tyre tire wheel wheels / reifen rad räder laufrad
brake brakes / bremse bremsen
frame frames / rahmen
helmet helmets / helm helme
weld welding welder weldered braze / schweißen geschweißt schweißer löten gelötet
forge blacksmith smith anvil / schmied schmiedin schmieden geschmiedet amboss
carve carving carved / schnitzen geschnitzt
sand polish varnish lacquer finish / schleifen polieren lackieren lack öl oberfläche
upholster upholstery upholsterer / polstern polsterer polsterei bezug
weave weaving loom weaver / weben webstuhl weberin gewebt
dye dyes dyeing pigment pigments / färben gefärbt farbstoff pigment pigmente
print printing printed printmaking linocut / drucken gedruckt druck druckerei linolschnitt
glaze glazes kiln fire fired / glasur glasuren brennen gebrannt brennofen
violin violins fiddle luthier / geige geigen geigenbauer violine
piano pianos keyboard / klavier klaviere piano
tune tuning tuned tuner / stimmen stimmung gestimmt stimmt
lose lost disappear disappeared vanish vanished decline declined / verloren verschwunden verschwinden rückgang zurückgegangen
lend rent borrow hire / leihen vermieten vermiete vermietet ausleihen verleihen mieten
transport carry haul move / transport transportieren transportiere tragen bringen
reply answer respond response / antworten antwort beantworten rückmeldung
quota quotas limit / quote quoten fangquote
comment statement / kommentieren kommentar äußern stellungnahme
organ organs organist / orgel orgeln organist organistin
guitar guitars / gitarre gitarren
drums drum drummer percussion / schlagzeug trommel trommeln
orchestra ensemble symphony / orchester ensemble
composer compose composed composition score / komponist komponistin komponieren komponiert komposition partitur
rehearse rehearsal rehearsals practise / probe proben üben geprobt
audition auditions / vorsingen vorspielen aufnahmeprüfung
actor actress acting role / schauspieler schauspielerin rolle
director directed direct / regisseur regisseurin regie
script screenplay play / drehbuch theaterstück stück
editor edit editing edited proofread / lektor lektorin lektorat redigieren korrektur
manuscript manuscripts draft drafts / manuskript manuskripte entwurf
chapter chapters / kapitel
page pages / seite seiten
cover covers illustration illustrations illustrator / umschlag illustration illustrationen illustratorin
comic comics cartoon / comic comics
blog newsletter mailing / blog newsletter rundbrief
lecture lecturer seminar docent / vorlesung dozent dozentin seminar
research researcher study investigate / forschung forscher forscherin forschen untersuchen
laboratory lab experiment experiments / labor experiment experimente versuch versuche
grant grants scholarship stipend / stipendium förderung zuschuss
paper papers journal article / aufsatz artikel fachartikel
archive archives museum / archiv archive museum
exhibition exhibit show gallery / ausstellung ausstellen galerie
collection collect collector / sammlung sammeln sammler
dog dogs puppy puppies / hund hunde welpe welpen
cat cats kitten kittens / katze katzen kater
rabbit rabbits bunny hare / kaninchen hase hasen
guinea hamster hamsters rodent / meerschweinchen hamster nagetier
horse horses riding ride stable / pferd pferde reiten stall
sheep lamb lambs shepherd / schaf schafe lamm lämmer schäfer schäferin
pig pigs piglet / schwein schweine ferkel
parrot budgie / papagei wellensittich
hay straw grass pasture / heu stroh gras weide
neuter neutered spay spayed castrate / kastrieren kastriert kastration sterilisieren
tooth teeth dental dentist / zahn zähne zahnarzt zahnbehandlung zahnreinigung
vet veterinary veterinarian / tierarzt tierärztin tierklinik veterinär
operation surgery operate operated surgical / operation operieren operiert eingriff
therapy therapist counselling psychologist / therapie therapeut therapeutin psychologe psychologin beratung
physio physiotherapy massage / physiotherapie massage krankengymnastik
medicine medication drug drugs / medikament medikamente arznei medizin
prescription prescribe / rezept verschreiben
allergy intolerance lactose nut nuts / allergie unverträglichkeit laktose nüsse
hairdresser hair haircut barber / friseur friseurin haare haarschnitt
tattoo tattoos / tattoo tattoos tätowierung tätowieren
makeup cosmetics skin / schminken kosmetik haut
yoga pilates meditation / yoga pilates meditation
fitness gym workout strength / fitness fitnessstudio krafttraining
coach coaching mentoring / coach coaching begleitung
lawyer solicitor attorney notary / anwalt anwältin rechtsanwalt notar notarin kanzlei
accountant bookkeeping tax / steuerberater steuerberaterin buchhaltung
architect architecture planning permit / architekt architektin architektur baugenehmigung
electric electrician electricity wiring / elektriker strom elektrik leitung
plumber plumbing pipe pipes / klempner installateur rohr rohre
solar photovoltaic panels energy / solar photovoltaik energie strom
insulation insulate / dämmung dämmen isolierung
plaster lime mortar brick bricks / putz kalk mörtel ziegel
tile tiles floor flooring / fliesen fliese boden fußboden parkett
furniture cupboard wardrobe shelf shelves / möbel schrank regal kommode
lamp lamps light lighting / lampe lampen licht beleuchtung
fence gate hedge / zaun tor hecke
pond pool fountain / teich pool brunnen becken
compost soil fertilizer / kompost erde boden dünger
seed seeds seedling seedlings sow / samen saatgut säen gesät setzling
prune pruning cut trim / schneiden schnitt rückschnitt zurückschneiden
bee bees beekeeping swarm wax / biene bienen imkern imkerei schwarm wachs
honey jar jars / honig glas gläser
jam preserve chutney / marmelade konfitüre
chocolate praline / schokolade pralinen
ice-cream icecream sorbet gelato / eis speiseeis sorbet
spice spices herb herbs chilli chillies / gewürz gewürze kräuter chili chilis
smoke smoked smoking / rauchen geräuchert räuchern
alcohol spirits gin schnapps / alkohol schnaps gin
organic sustainable ecological eco / bio biologisch nachhaltig ökologisch
recycle recycling waste rubbish landfill / recycling müll abfall entsorgen
climate carbon footprint / klima co2 emissionen
tent camp camping / zelt zelten camping
backpack luggage suitcase / rucksack gepäck koffer
passport visa border / reisepass visum grenze
hostel hotel guesthouse / hotel pension herberge gasthof
route path trail / strecke route weg pfad
distance kilometres kilometers miles / strecke kilometer entfernung
summit peak altitude / gipfel höhe
weather rain rains raining snow snowing storm / wetter regen regnet regnen schnee schneit schneien sturm gewitter
experience prior qualification qualifications training / erfahrung vorkenntnisse qualifikation
fit fitness stamina endurance shape / fit kondition ausdauer fitness
share post upload publish instagram facebook tiktok / teilen posten hochladen veröffentlichen instagram facebook
notice resign quit resigned / kündigen kündigung gekündigt
upfront beforehand advance / voraus vorab
receive received obtain get / bekommen erhalten kriegen
lighthouse harbour harbor port / leuchtturm hafen
ferry ship boat vessel / fähre schiff boot
fisherman fishermen trawler catch / fischer kutter fang
railway locomotive tram / eisenbahn lokomotive
airport airline pilot / flughafen pilot pilotin
satellite space rocket / satellit weltraum rakete
telescope star stars astronomy / teleskop stern sterne astronomie
computer laptop hardware / computer rechner laptop
programming coding code software / programmieren programmierung code
database data dataset / datenbank daten datensatz
privacy gdpr tracking / datenschutz dsgvo tracking
robot robots automation / roboter automatisierung
artificial intelligence ai / künstliche intelligenz ki
license licence open-source opensource / lizenz quelloffen
subscribe subscription membership / abo abonnement abonnieren mitgliedschaft
contribute contribution participate / beitragen beitrag mitwirken
council municipality city-hall authority / rathaus gemeinde stadtverwaltung behörde amt
union strike protest / gewerkschaft streik protest
prison jail inmate / gefängnis haft
army military soldier / militär bundeswehr soldat armee
war wartime / krieg kriegszeit
police / polizei
firefighter firefighters fire-brigade / feuerwehr feuerwehrmann feuerwehrfrau
rescue ambulance paramedic / rettung rettungsdienst sanitäter sanitäterin
kindergarten nursery daycare preschool / kindergarten kita krippe
teacher teachers classroom / lehrer lehrerin lehrkraft klassenzimmer
homework tuition tutoring / hausaufgaben nachhilfe
scout scouts camp / pfadfinder zeltlager
grandparents grandfather grandmother / großeltern großvater großmutter opa oma
uncle aunt / onkel tante
divorce divorced separated / geschieden scheidung getrennt
wheelbuilding spoke spokes / speichen laufradbau
`
