/** Groups of words that mean nearly the same, English before German. Everyday subjects that visitors ask about. */
export const vocabulary = `
build construct erect constructed builder / bauen baut errichten errichtet mauern gemauert konstruieren erbaut
author writer wrote written write / autor autorin verfasser geschrieben schrieb
publish published appear appeared released release / veröffentlichen veröffentlicht erscheinen erscheint erschien herausgekommen rauskommen
buy bought acquire acquired purchase takeover / kaufen gekauft erwerben erworben übernommen
sell sold / verkaufen verkauft verkaufst
minimum minimal least smallest lowest min / mindest mindestens minimum kleinste wenigstens minimal
maximum maximal most largest limit max / höchstens maximal maximum höchst
raise raised collect collected gather / sammeln eingesammelt einsammeln gesammelt eingenommen aufgenommen
vegetarian vegan meat / vegetarier vegetarierin vegetarisch veganer vegan fleisch fleischlos
employee employees staff headcount / mitarbeiter mitarbeitende angestellte beschäftigte
episode episodes instalment / folge folgen episode episoden
bed beds / bett betten
oven stove / ofen öfen backofen
bread loaf loaves / brot brote laib
baker bakery bake baked baking / bäcker bäckerin bäckerei backen gebacken backstube
bank savings / bank sparkasse
loan credit mortgage / kredit darlehen
nurse nursing caregiver / pfleger pflegerin krankenpfleger krankenschwester pflege
doctor physician medic / arzt ärztin mediziner
patient patients / patient patientin patienten
hospital clinic infirmary / krankenhaus klinik klinikum spital
ill sick illness disease / krank krankheit erkrankt erkrankung
died death dead killed / gestorben sterben starb tod tot verstorben
injured hurt wounded injury / verletzt verletzung
marry married marriage wedding / heiraten geheiratet verheiratet heirat hochzeit
parent parents / eltern
twin twins / zwilling zwillinge
baby pregnant / baby schwanger
allergy allergic gluten / allergie allergisch gluten glutenfrei
ingredient ingredients contain contains / zutat zutaten enthalten enthält inhaltsstoffe
flour dough sourdough / mehl teig sauerteig
yeast / hefe
cake pastry pastries / kuchen torte gebäck
coffee espresso / kaffee
tea / tee
beer brewery brew / bier brauerei brauen
wine winery vineyard / wein weingut winzer
cheese / käse
milk / milch
egg eggs / ei eier
apple apples / apfel äpfel
potato potatoes / kartoffel kartoffeln
vegetable vegetables / gemüse
fruit fruits / obst früchte
fish fishing / fisch angeln fischen
bird birds / vogel vögel
cow cows cattle / kuh kühe rind rinder
goat goats / ziege ziegen
hen hens chicken chickens / huhn hühner
farm farmer farming / bauernhof hof landwirt landwirtschaft
field fields / feld felder acker
forest / wald wälder
mountain mountains hill / berg berge gebirge
sea ocean coast / meer ozean küste
river rivers / fluss flüsse
island islands / insel inseln
village / dorf dörfer
street road / straße
bridge bridges / brücke brücken
church cathedral / kirche
school schools / schule schulen
university universities / universität universitäten
exam exams test / prüfung prüfungen klausur examen
grade grades / noten schulnote zensur
apprentice apprenticeship trainee trainees / lehrling lehrlinge lehrstelle ausbildungsplatz lehre azubi auszubildende ausbildung
internship intern placement shadowing / praktikum praktika praktikant hospitieren hospitation
job vacancy vacancies position hiring / stelle stellen stellenangebot job jobs
apply application applications applicant / bewerben bewerbung bewirb bewerber
salary wage wages / gehalt lohn vergütung
holiday holidays vacation / urlaub ferien
break breaks pause / pause pausen
shift shifts / schicht schichten dienst dienste
night nights / nacht nächte nachts
morning mornings / morgens früh vormittag
evening evenings / abend abends
breakfast / frühstück halbpension
lunch dinner meal meals supper / mittagessen abendessen mahlzeit essen
recipe recipes / rezept rezepte
restaurant cafe / restaurant café gasthaus
shop store / laden geschäft
market stall / markt marktstand
order orders ordering buy / bestellen bestellung bestellt auftrag
deliver delivery ship shipping shipped / liefern liefert lieferung verschicken versand versenden
postage parcel package / porto paket päckchen
sample samples / muster probe proben
box boxes crate / kiste kisten schachtel karton
bottle bottles / flasche flaschen
glass glasses / glas gläser
cup mug / tasse becher
bag bags / tasche taschen beutel
straw / stroh
paper papers / papier
plastic / plastik kunststoff
metal steel iron / metall stahl eisen
stone stones / stein steine
clay pottery ceramic ceramics / keramik töpfern
leather / leder
wool knit knitting / wolle stricken
cloth fabric textile / stoff stoffe textil
sew sewing tailor / nähen schneiderin schneider
colour color colours / farbe farben
paint painting painter / malen gemalt malerei malerin maler
draw drawing drawings / zeichnen zeichnung zeichnungen
sculpture sculptor / skulptur bildhauer bildhauerin
picture pictures photo photos / bild bilder foto fotos
camera / kamera
clock clocks watch watches / uhr uhren
machine machines / maschine maschinen
engine motor / motor
tool tools / werkzeug werkzeuge
weight weigh weighs / gewicht wiegen wiegt
fuel heat heating heated / heizen geheizt heizung brennstoff
warranty guarantee / garantie gewährleistung
invoice receipt / rechnung quittung
cash / bargeld
card / karte
discount reduced / rabatt ermäßigung ermäßigt
donation donate donations / spende spenden
tax vat / steuer mehrwertsteuer umsatzsteuer
revenue turnover sales / umsatz erlös
profit profitable / gewinn profitabel rentabel
investor investors investment funding / investor investoren investition finanzierung
startup company business firm / startup firma unternehmen betrieb
founder cofounder founded found / gründer gründerin gründen gegründet gründung mitgründer
partner partners / partner partnerin geschäftspartner
boss manager supervisor / chefin vorgesetzte vorgesetzter
colleague colleagues / kollege kollegin kollegen
customer customers client clients / kunde kunden kundin kundschaft auftraggeber
supplier suppliers / lieferant lieferanten
competition contest championship championships tournament / wettbewerb meisterschaft turnier
competitor competitors / konkurrenz konkurrent mitbewerber
member members membership / mitglied mitglieder mitgliedschaft
volunteer volunteers / ehrenamt ehrenamtliche freiwillige
election mayor council / wahl bürgermeister gemeinderat
course courses / kurs kurse lehrgang
talk talks lecture speech / vortrag vorträge rede
book books novel / buch bücher roman
read reading / lesen gelesen lektüre
poem poems poetry / gedicht gedichte lyrik
story stories / geschichte geschichten erzählung
newspaper article articles column / zeitung artikel kolumne
podcast / podcast
song songs / lied lieder
sing singer choir singing / singen sänger sängerin chor
concert concerts gig gigs / konzert konzerte auftritt auftritte
album albums / platte album alben
dance dancing dancer / tanzen tanz tänzer tänzerin
theatre theater stage / theater bühne
game games / spiel spiele
chess / schach
swim swimming / schwimmen
run running runner / laufen lauf läufer
hike hiking / wandern wanderung
ski skiing / skifahren ski
sail sailing boat / segeln segelboot boot
climb climbing bouldering / klettern bouldern kletterhalle
cycle cycling bicycle bike / radfahren fahrrad rennrad
train trains railway / zug züge bahn
bus / bus
plane fly flight flights / fliegen flug flugzeug
car cars / auto autos
parking / parken parkplatz parkplätze
key keys / schlüssel
door / tür
window / fenster
roof / dach
kitchen / küche
cellar basement / keller
garden gardening allotment / garten kleingarten parzelle gärtnern
tree trees / baum bäume
flower flowers / blume blumen
grow growing harvest / anbauen ernte ernten wachsen
animal animals / tier tiere
insurance insured insure indemnity liability / versicherung versichert haftpflicht
contract contracts / vertrag verträge
law legal lawyer / rechtlich jura anwalt
court judge / gericht richter
certificate certified / zertifikat bescheinigung beglaubigt zertifiziert
vaccination vaccinated / impfung impfbescheinigung geimpft
experience / erfahrung erfahrungen
mistake mistakes error fail failed failure wrong / fehler irrtum scheitern gescheitert schiefgegangen
problem problems trouble difficult difficulty / problem probleme schwierigkeit schwierig
success successful / erfolg erfolgreich
dream dreams / traum träume
fear afraid / angst ängste
advice advise tip tips / ratschlag tipp tipps
learn learned learnt / lernen gelernt
teach taught teaching / unterrichten unterrichtet beigebracht
invent invention / erfinden erfunden erfindung
develop developed development / entwickeln entwickelt entwicklung
produce production manufacture / herstellen hergestellt produktion produzieren produziert fertigen
repair repairs mend fix restore / reparieren reparatur instandsetzen restaurieren
clean cleaning / putzen reinigen reinigung
move moved / umziehen umgezogen umzug gezogen
emigrate emigrated immigrate / ausgewandert eingewandert auswandern
refugee flee fled / geflüchtet geflohen flucht
foreign abroad / ausland
retire retired retirement / rente ruhestand rentner verrentet pensioniert
pension / pension rente
inherit inherited / erben geerbt
finance financed sponsor funded fund pay paid / finanzieren finanziert förderung gefördert trägt übernimmt zahlt bezahlt
youth teenager teenagers kids / jugend jugendliche jugendlichen
centre center / zentrum
vienna / wien
munich / münchen
cologne / köln
zurich / zürich
germany / deutschland
austria / österreich
switzerland swiss / schweiz schweizer
france / frankreich
italy / italien
spain / spanien
turkey / türkei
poland / polen
russia / russland
europe european eu / europa eu
brother brothers sister sisters sibling siblings / bruder brüder schwester schwestern geschwister
midwife / hebamme
carpenter joiner / schreiner schreinerin tischler tischlerin
chef / koch köchin
gardener / gärtner gärtnerin
engineer / ingenieur ingenieurin
journalist reporter / journalist journalistin
pharmacist pharmacy / apotheker apotheke
hut huts cabin / hütte hütten
wood timber lumber / holz
phone mobile smartphone / handy smartphone telefon
hard difficult toughest tricky hardest / schwierig schwierigste schwer schwerste
nephew niece / neffe nichte
flower florist / floristin florist
cost costs price / kosten kostet preis
rent rented / miete mieten gemietet
accident / unfall
weekend / wochenende
sleep overnight / schlafen schlaf übernachten übernachtung
stay accommodation / unterkunft bleiben
tour guided / führung führungen rundgang
wheelchair accessible / rollstuhl barrierefrei
online remote virtual / online digital
voucher vouchers / gutschein gutscheine
cancel cancellation / absagen stornieren stornierung
deadline / frist abgabe
appointment appointments / termin termine
register registration enrol / anmelden anmeldung
equipment gear / ausrüstung
software program app / software programm app
website site / webseite website
founded established since / gegründet seit
favourite favorite admire love / liebling lieblings
nationality citizen citizenship passport / staatsangehörigkeit pass staatsbürger
religion religious faith / religion glaube gläubig
opinion view / meinung ansicht
future plan plans goal / zukunft plan pläne ziel
influence inspire inspired inspiration / inspiriert inspiration vorbild beeinflusst
`
