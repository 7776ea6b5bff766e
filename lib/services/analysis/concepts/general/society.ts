/** General synonyms in both languages: people, work, money, places and things. */
export const SOCIETY = `
man guy male bloke gentleman fellow mann kerl herr
woman lady female girl frau dame
child kid toddler youngster infant baby kind@de baby kleinkind
teenager adolescent youth young jugendlicher teenager jugend
adult grown-up mature erwachsener
elderly senior pensioner retired old-age grandparent senior rentner alt ruhestand
parent mother father mum dad mom mutter vater eltern
husband wife spouse partner married marriage ehemann ehefrau mann frau verheiratet
family relatives relation kin household familie verwandte angehorige
brother sister sibling bruder schwester geschwister
friend mate buddy pal companion freund kumpel bekannte
neighbour neighbor nearby next-door nachbar nachbarschaft
stranger outsider unknown foreigner fremder unbekannter
boss manager supervisor chief superior head leader director chef vorgesetzte leiter
employee worker staff colleague personnel workforce crew angestellte mitarbeiter belegschaft personal
employer company firm organisation organization arbeitgeber unternehmen firma
colleague coworker teammate peer workmate kollege kollegin
freelancer contractor self-employed independent consultant temp freiberufler selbststandig selbstandig
entrepreneur founder owner proprietor businessman unternehmer grunder inhaber
volunteer unpaid charity helper freiwillige ehrenamtlich ehrenamt
expert specialist professional pro authority experte fachmann profi spezialist
beginner novice newcomer newbie starter rookie anfanger neuling einsteiger
student pupil learner undergraduate trainee apprentice student schuler auszubildende lehrling
teacher tutor instructor lecturer professor coach lehrer dozent trainer
doctor physician gp medic surgeon consultant arzt arztin doktor
nurse carer caregiver midwife pfleger krankenschwester pflegekraft
patient sick client invalid patient kranker
lawyer solicitor attorney barrister legal anwalt rechtsanwalt jurist
police officer cop sheriff constable polizei polizist beamter
politician minister government mp politiker minister regierung
journalist reporter press editor journalist reporter presse
artist painter creator sculptor creative kunstler maler
musician singer band player guitarist musiker sanger
actor performer actress cast schauspieler darsteller
writer author novelist blogger autor schriftsteller
designer architect planner draftsman gestalter architekt
engineer technician mechanic developer programmer coder ingenieur techniker entwickler programmierer
builder tradesman plumber electrician carpenter craftsman handwerker bauarbeiter klempner elektriker
farmer grower agriculture peasant bauer landwirt landwirtschaft
driver chauffeur motorist cabbie fahrer chauffeur
cook chef baker caterer koch backer
waiter waitress server barista staff kellner bedienung
shopkeeper retailer seller vendor merchant dealer handler verkaufer einzelhandler
salesperson rep sales agent seller vertreter verkauf vertrieb
customer client buyer shopper consumer patron purchaser kunde kaufer verbraucher
tenant renter lodger flatmate mieter untermieter mitbewohner
landlord owner property-owner vermieter eigentumer
passenger traveller traveler commuter tourist fahrgast reisender pendler
guest visitor caller gast besucher
crowd audience public spectators viewers menge publikum zuschauer
group team club crew gang band association gruppe mannschaft verein
community society neighbourhood public gemeinschaft gesellschaft gemeinde
company firm business corporation enterprise startup unternehmen firma betrieb konzern
competitor rival competition contender konkurrent konkurrenz wettbewerber rivale
supplier vendor provider manufacturer contractor lieferant anbieter zulieferer hersteller
partner ally associate collaborator partner verbundeter
job work occupation profession career role employment vacancy stelle beruf arbeit job karriere
task duty assignment chore job errand aufgabe pflicht auftrag
project undertaking venture scheme initiative projekt vorhaben
meeting conference appointment session gathering call besprechung treffen termin sitzung
office workplace desk headquarters studio buro arbeitsplatz
factory plant workshop mill production fabrik werk werkstatt
hire recruit employ engage appoint onboard einstellen anheuern rekrutieren
fire dismiss sack lay-off redundant terminate entlassen kundigen feuern
resign quit leave step-down notice kundigen zurucktreten austreten
promote advance career raise promotion befordern beforderung aufstieg
retire pension retirement rente pensioniert ruhestand
salary wage pay income earnings payroll compensation gehalt lohn einkommen verdienst
money cash funds currency finance capital dough geld bargeld mittel kapital
coin coins note notes change pennies munze schein kleingeld
price cost charge fee rate tariff quote preis kosten gebuhr tarif
expensive costly pricey dear overpriced steep teuer kostspielig uberteuert
cheap inexpensive affordable budget low-cost bargain economical billig gunstig preiswert
free complimentary gratis no-charge gratis kostenlos umsonst geschenkt
pay settle spend remit fork-out shell-out reimburse zahlen bezahlen begleichen ausgeben
buy purchase acquire order shop get kaufen erwerben bestellen anschaffen
sell trade market vend flog deal verkaufen handeln verkauf
order purchase request booking bestellung auftrag bestellen
return refund send-back reimburse money-back ruckgabe erstattung zuruckgeben retoure
discount reduction sale offer voucher coupon deal markdown rabatt ermassigung nachlass gutschein
tax duty levy vat customs toll steuer abgabe zoll
fine penalty punishment ticket sanction strafe bussgeld sanktion
debt loan owe credit mortgage borrow schulden kredit darlehen hypothek
lend loan borrow rent hire leihen ausleihen verleihen
rent lease hire let rental tenancy mieten miete pachten leihen
save savings economise set-aside thrifty sparen ersparnis rucklage
waste squander fritter throw-away verschwenden vergeuden verschwendung
invest investment shares stock fund assets investieren anlage aktien investition
profit gain earnings return margin revenue gewinn ertrag profit umsatz
loss deficit shortfall lose red verlust minus defizit
budget spending finances allowance plan budget haushalt etat
account ledger books bookkeeping statement balance konto buchhaltung abrechnung
bank branch building-society lender credit-union bank sparkasse filiale
card debit credit plastic chip karte kreditkarte
transfer wire standing-order direct-debit remittance uberweisung dauerauftrag lastschrift
invoice bill receipt statement voucher rechnung beleg quittung
contract agreement deal terms arrangement vertrag vereinbarung abkommen
sign signature autograph initial unterschreiben unterschrift signieren
insurance cover policy insure claim premium versicherung police versichern
inherit heir legacy estate will erben erbe nachlass
own possess have belong property holding besitzen eigentum gehoren besitz
steal rob theft burglary thief pinch swipe nick stehlen klauen diebstahl einbruch
fraud scam swindle con cheat hoax rip-off phishing betrug abzocke schwindel
crime criminal offence illegal felony verbrechen straftat kriminell
law legal legislation statute regulation gesetz recht rechtlich
court trial judge lawsuit sue hearing gericht prozess klage richter
right entitlement claim privilege recht anspruch
duty obligation responsibility commitment liability pflicht verantwortung verpflichtung
permission consent approval authorisation authorization licence erlaubnis genehmigung einwilligung zustimmung
government state authority council administration regierung staat behorde amt verwaltung
vote election ballot poll wahl abstimmung wahlen
war conflict battle fight combat army krieg kampf schlacht
peace truce harmony frieden eintracht
religion church faith god belief prayer religion kirche glaube
culture tradition custom heritage kultur tradition brauch
party celebration festivity birthday anniversary event feier fest geburtstag
holiday vacation leave break trip getaway urlaub ferien reise
school college university academy class schule universitat hochschule
lesson course class lecture seminar workshop training unterricht kurs vorlesung schulung
exam test quiz assessment grade prufung klausur test note
book novel paperback volume textbook buch roman
newspaper paper magazine press article zeitung zeitschrift artikel
story tale narrative anecdote account geschichte erzahlung
letter mail post envelope correspondence brief post
parcel package delivery shipment packet paket sendung lieferung packchen
stamp postage sticker label briefmarke porto aufkleber
house home building dwelling residence property haus wohnung zuhause gebaude
flat apartment studio condo wohnung apartment
room bedroom lounge chamber space zimmer raum
kitchen cooker oven stove fridge sink kuche herd ofen kuhlschrank
bathroom toilet shower bath loo washroom bad toilette dusche
garden yard lawn plants flowers outdoors garten rasen pflanzen blumen
furniture chair table sofa couch desk mobel stuhl tisch
door gate entrance entry doorway tur tor eingang
wall fence barrier partition wand mauer zaun
floor ground carpet storey boden etage stockwerk
key lock padlock bolt keyhole schlussel schloss
shop store market mall supermarket boutique outlet laden geschaft markt supermarkt
restaurant cafe diner bistro pub bar eatery restaurant gaststatte lokal kneipe
hotel hostel lodging inn accommodation b&b hotel unterkunft pension
hospital clinic surgery ward practice krankenhaus klinik praxis
city town urban village downtown stadt ort dorf
country nation state land homeland land staat nation
street road avenue lane highway motorway path strasse weg autobahn
place location spot site venue position ort stelle platz standort
map route directions navigation gps satnav karte route navigation
travel journey trip tour voyage commute ride reise fahrt tour
car vehicle automobile van truck lorry auto wagen fahrzeug lastwagen
bike bicycle cycle scooter moped fahrrad rad roller
train railway tram metro subway underground rail zug bahn strassenbahn
bus coach shuttle minibus bus
plane flight airport airline aircraft fly flugzeug flug flughafen fliegen
boat ship ferry vessel sail boot schiff fahre
petrol fuel gas diesel charging benzin kraftstoff tanken
park parking garage space parken parkplatz garage
accident crash collision incident mishap unfall zusammenstoss
food meal dish groceries cuisine nutrition essen nahrung lebensmittel gericht
bread bakery toast roll loaf brot brotchen backerei
meat beef pork chicken sausage fleisch wurst huhn
vegetable fruit greens produce apple salad gemuse obst salat apfel
vegetarian vegan plant-based meatless vegetarisch vegan
sweet sugar dessert cake chocolate candy suss zucker kuchen schokolade
coffee tea drink brew cup kaffee tee getrank
alcohol beer wine drunk booze alkohol bier wein
clothes clothing dress shirt garment outfit wear kleidung klamotten hemd kleid
shoes boots trainers footwear sneakers schuhe stiefel
bag suitcase backpack purse luggage tasche koffer rucksack gepack
watch clock time alarm uhr wecker
glasses lenses optician eyesight vision brille augen sehen
medicine drug pill tablet medication prescription medikament tablette arznei rezept
ill sick unwell disease infection poorly krank krankheit infektion
healthy fit well fitness recovery wellbeing gesund fit gesundheit
treatment therapy cure care healing behandlung therapie heilung
exercise sport workout gym training fitness sport training ubung
game play match tournament gaming spiel spielen partie
win victory triumph beat champion gewinnen sieg sieger
lose defeat loss beaten verlieren niederlage
music song tune melody concert musik lied konzert
film movie cinema picture video film kino video
television tv broadcast programme channel series fernsehen fernseher sender serie
radio podcast broadcast station radio sender
photo picture image snapshot photograph camera foto bild aufnahme kamera
painting drawing sketch art picture gemalde zeichnung bild kunst
paper sheet page document leaflet papier blatt seite
pen pencil marker biro stift kugelschreiber bleistift
tool instrument utensil equipment device kit werkzeug gerat ausrustung
machine engine motor device appliance maschine motor gerat
electricity power current energy mains plug strom energie steckdose
battery charge charger power-bank akku batterie laden ladegerat
water tap river lake rain wasser fluss see
fire flame burn blaze smoke feuer brand flamme rauch
air wind breath breeze ventilation luft wind
weather climate forecast temperature wetter klima temperatur
rain shower storm downpour drizzle regen sturm schauer
snow ice frost winter schnee eis winter
sun sunny sunshine summer sonne sommer
tree wood forest plant baum wald holz
animal pet dog cat creature wildlife tier hund katze haustier
environment nature ecology green sustainable eco umwelt natur nachhaltig okologisch
rubbish garbage trash waste litter recycling mull abfall
`;
