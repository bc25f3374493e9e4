/** Like `vocabulary`: common nouns, verbs and adjectives of questions in the other language. */
export const commonVocabulary = `
kit kits / bausatz bausätze selbstbau selbstbauen
line lines route routes / linie linien strecke strecken
rating ratings ranking score elo / wertung wertungszahl bewertung punktzahl
illustrate illustrated illustrator drew drawn draw drawing drawings / illustriert illustrieren illustratorin illustrator gezeichnet zeichnete zeichnen zeichnungen bebildert
meet meets met meeting gather / treffen trefft trifft getroffen treffpunkt zusammenkommen
godparent sponsor sponsorship patron adopt adoption / patenschaft patenschaften pate patin
drive drives driving drove driven driver / fahren fährst fährt fuhr gefahren fahrer fahrerin
grow grows grew grown plant planted crop crops / anbauen baust angebaut pflanzen gepflanzt züchten ziehen
wear wears wore worn clothes clothing dress / tragen trägst trägt kleidung anziehen klamotten
clothes clothing outfit / kleidung klamotten kleider
drink drinks drank / trinken trinkt getrunken getränk getränke
cook cooked cooking chef / kochen kocht gekocht koch köchin
spend spent / ausgeben ausgegeben gesteckt
invest invested spend spent / investieren investiert gesteckt
win won winning champion / gewinnen gewann gewonnen sieger siegerin
lead leads led leader head run / leiten leitet leitest leitung leiterin leiter geleitet
member members / mitglied mitglieder
bus coach buses / bus busse
boat boats ship yacht dinghy / boot boote schiff schiffe kahn jolle
sailor sailing sail sails / segeln segel segler
oar oars paddle / ruder riemen paddel
pier quay dock jetty / steg kai anleger mole
shed barn / schuppen scheune
hall room venue / saal halle raum
construction site / baustelle
roof roofs thatch / dach dächer
wall walls / wand wände mauer
corridor hallway entrance / eingang flur
stage platform / bühne
attic loft / dachboden speicher
fireplace chimney / kamin schornstein
rooftop terrace balcony patio / terrasse balkon dachterrasse
board meals dinner supper / halbpension vollpension verpflegung abendessen
drawback downside disadvantage / nachteil nachteile
advantage benefit benefits / vorteil vorteile nutzen
dangerous danger risk risky / gefährlich gefahr risiko
safe safety secure / sicher sicherheit
insured insurance / versichert versicherung
broken damage damaged defect / defekt schaden schäden beschädigt
fault faults defect / mangel mängel
lost loss / verloren verlust
stolen theft thief steal / gestohlen diebstahl geklaut
found discover discovered / gefunden entdeckt entdecken
borrow borrowed lend lent loan / leihen geliehen ausleihen verleihen leihweise
owner own owns owned belong belongs / besitzer besitzerin besitzt gehört eigentümer
tenant lease leased leaseholder / pächter pächterin gepachtet pacht mieter
neighbour neighbor neighbours neighbors / nachbar nachbarin nachbarn
guest guests visitor visitors / gast gäste besucher
stranger strangers / fremde fremder
crowd spectators audience / publikum zuschauer
king queen royal / könig königin
saint holy / heilige heiliger
ghost spirit haunted / geist gespenst spuk
grave cemetery graveyard / grab friedhof
monument memorial statue / denkmal statue
castle fortress palace / burg schloss festung
monastery abbey convent monk nun / kloster mönch nonne
parish congregation / pfarrei kirchengemeinde
mayor major / bürgermeister bürgermeisterin
politics political party / politik politisch partei
citizen citizens resident residents inhabitants / bürger einwohner bewohner
region regional area county district / region regional gegend landkreis bezirk kreis gebiet
capital / hauptstadt
border frontier / grenze
valley valleys / tal täler
lake lakes / see seen
waterfall stream creek brook / bach bäche wasserfall
spring well fountain / quelle brunnen
beach shore sand / strand ufer
desert dune / wüste
cave caves cavern / höhle höhlen
meadow pasture meadows / wiese wiesen alm weide
swamp bog moor peat / moor sumpf torf
stone rock rocks cliff / stein fels felsen klippe
mud clay soil / schlamm lehm erde
coal mine miner mining / kohle bergwerk bergbau zeche bergmann
salt / salz
sugar / zucker
pepper / pfeffer
oil / öl
butter / butter
cream / sahne rahm
onion onions garlic / zwiebel zwiebeln knoblauch
tomato tomatoes / tomate tomaten
cabbage / kohl kraut
bean beans lentils peas / bohne bohnen linsen erbsen
plum plums cherry cherries / pflaume pflaumen zwetschge zwetschgen kirsche kirschen
berry berries strawberry strawberries raspberries / beere beeren erdbeere erdbeeren himbeeren
lemon orange citrus / zitrone orange
rice noodles pasta / reis nudeln
meat beef pork lamb / fleisch rindfleisch schweinefleisch
sausage sausages / wurst würste
juice / saft säfte
rose roses tulip / rose rosen tulpe
oak beech birch / eiche buche birke
leaf leaves foliage / blatt blätter laub
root roots / wurzel wurzeln
branch branches twig / ast äste zweig
bark / rinde
fur skin hide / fell haut leder
feather feathers / feder federn
wing wings / flügel
nest nests / nest nester
deer stag boar / hirsch reh wildschwein
fox foxes / fuchs füchse
mouse mice rat rats / maus mäuse ratte ratten
frog toad / frosch kröte
snake lizard / schlange eidechse
owl owls eagle hawk falcon / eule eulen adler falke habicht
stork swan crane / storch schwan kranich
trout salmon herring cod / forelle lachs hering kabeljau
ant ants beetle beetles / ameise ameisen käfer
spider spiders / spinne spinnen
breed breeds breeder breeding / rasse rassen zucht züchter züchten
herd herds flock / herde herden
colony colonies hive hives / volk völker bienenvolk bienenvölker
shell shells / muschel muscheln schale
bone bones skeleton / knochen skelett
head / kopf
hand hands / hand hände
finger fingers / finger
foot feet / fuß füße
knee knees leg legs / knie bein beine
heart / herz
eye eyes sight / auge augen
ear ears / ohr ohren
voice voices / stimme stimmen
breath breathe breathing / atem atmen
blood / blut
pain ache hurts / schmerz schmerzen weh
fever flu cold / fieber grippe erkältung
cancer tumour tumor / krebs tumor
wound scar / wunde narbe
dumb mute deaf / taub gehörlos stumm
memory remember memories / erinnerung erinnern gedächtnis
thought idea ideas / idee ideen gedanke einfall
question questions / frage fragen
lie truth true / wahrheit lüge wahr
joke jokes humour funny / witz witze humor lustig
quarrel argument row argue / streit gestritten
bet wager / wette gewettet
surprise surprised / überraschung überrascht
hope / hoffnung hoffen
courage brave / mut mutig
patience patient / geduld geduldig
quiet silence silent / ruhe still stille leise
loud noise noisy / laut lärm
dark darkness / dunkel dunkelheit
light bright / licht hell
heavy / schwer
cheap inexpensive / billig günstig preiswert
expensive / teuer
free gratis / kostenlos gratis umsonst
rich wealthy / reich
dirty dirt / dirt schmutzig schmutz dreck
wet damp moisture humid / nass feucht feuchtigkeit
dry drying dried / trocken trocknen getrocknet
warm hot heat / warm heiß hitze wärme
cold freezing frost / kalt kälte frost
round circle / rund kreis
square / viereckig quadrat
thick thin / dick dünn
sharp blunt / scharf stumpf
soft / weich
empty / leer
modern contemporary / modern zeitgenössisch
ancient antique old / antik alt
wild / wild
rare scarce / selten
strange odd weird / seltsam komisch merkwürdig
beautiful pretty / schön
yellow / gelb
red / rot
blue / blau
green / grün
white / weiß
black / schwarz
model type version / modell typ
brand make manufacturer / marke hersteller
shape form / form
pattern patterns / muster schnittmuster
sign signs signal / zeichen schild signal
letter letters / buchstabe buchstaben
font typeface type lettering / schrift schriftart
calligraphy handwriting / kalligrafie handschrift
letter mail post / brief briefe post
envelope stamp / umschlag briefmarke
diary journal / tagebuch
chapter / kapitel
volume edition / auflage ausgabe band
copies copy / exemplar exemplare stück
ebook kindle epub / ebook epub kindle
audiobook audio / hörbuch
cardboard card cards / pappe karton karte karten
ticket tickets admission entry entrance / eintritt karte karten ticket tickets
performance perform performed show gig theatre theater / aufführung theater auftritt auftreten vorstellung aufgetreten
broadcast television tv / fernsehen tv sendung
trumpet horn flugelhorn brass trombone / trompete flügelhorn horn posaune blechbläser
flute clarinet saxophone / flöte klarinette saxofon
accordion / akkordeon ziehharmonika
wind brass band / blaskapelle musikkapelle blasmusik
needle thread yarn / nadel faden garn
hat cap / hut mütze
coat jacket / mantel jacke
glove gloves / handschuh handschuhe
sweater jumper pullover / pullover pulli
rug carpet carpets / teppich teppiche
curtain curtains / vorhang vorhänge gardine
mattress pillow blanket / matratze kissen decke
mirror / spiegel
toy toys / spielzeug
doll dolls / puppe puppen
bell bells / glocke glocken
clockmaker watchmaker / uhrmacher uhrmacherin
wheelwright coach carriage / kutsche wagen
engine generator turbine waterwheel / motor generator turbine wasserrad
windmill mill / mühle windmühle
panel panels / paneel paneele modul module platten
cable wire wires / kabel draht drähte
pump valve / pumpe ventil
pipe tube / rohr röhre
screw nail nails / schraube nagel nägel
glue adhesive / kleber leim kleben
saw bandsaw / säge bandsäge
workbench bench / werkbank bank
helicopter / hubschrauber
parachute paragliding glider / fallschirm gleitschirm segelflugzeug
balloon / ballon
avalanche avalanches / lawine lawinen schneebrett
sled sledge toboggan / schlitten rodel
ski skis slope / ski piste
glacier / gletscher
flood floods flooding / hochwasser flut überschwemmung
party parties celebration celebrate festivity wedding / feier feiern fest feste hochzeit party
assignment booking job deployment / einsatz einsätze auftrag
woodwork woodworking joinery carpentry joiner carpenter / holzarbeiten tischlerei schreinerei tischler schreiner
squad crew brigade team / staffel trupp mannschaft team
monday mondays / montag montags
tuesday tuesdays / dienstag dienstags
wednesday wednesdays / mittwoch mittwochs
thursday thursdays / donnerstag donnerstags
friday fridays / freitag freitags
saturday saturdays / samstag samstags sonnabend
sunday sundays / sonntag sonntags
january / januar jänner
february / februar feber
june / juni
july / juli
october / oktober
december / dezember
summer / sommer
autumn fall / herbst
winter / winter
christmas / weihnachten
easter / ostern
kidney liver stomach lung lungs / niere nieren leber magen lunge
hen stag bachelor bachelorette / junggesellinnenabschied junggesellenabschied
event events function / veranstaltung veranstaltungen event
next upcoming / nächste nächster nächsten nächstes kommende
passenger passengers / passagier passagiere fahrgast fahrgäste
accommodation lodging bed overnight / unterkunft bett betten übernachtung
edit editing edited cutting / schnitt schneiden geschnitten bearbeiten
membership dues subscription / mitgliedschaft mitgliedsbeitrag jahresbeitrag beitrag
cremation cremate cremated / feuerbestattung einäscherung
fire blaze / feuer brand brände
storm hurricane / sturm orkan
earthquake volcano / erdbeben vulkan
`
