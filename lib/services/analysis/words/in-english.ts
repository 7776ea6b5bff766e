import { isStopWord } from "./stop-words";
import { TRANSLATIONS } from "./translations";
import { wordsOf } from "./words-of";

/**
 * Verbs and qualities of research questions: `english = German forms`, in plain letters; names of things have their own
 * list.
 */
const WORDS = `
quit = kundigen gekundigt kundigte kundigten kundigung kundigungen
leave = verlassen verliessen gegangen weggegangen weggehen aussteigen ausgestiegen abgesprungen abspringen
cancel = stornieren storniert abbestellt abbestellen
abandon = abbrechen abgebrochen abbruch aufgeben aufgegeben
annoy = argern geargert argert argerte nerven nervt genervt nervig argerlich arger
bother = storen stort gestort storte storend
worry = sorgen sorge besorgt befurchten befurchtung angst angste
confuse = verwirren verwirrt verwirrend unklar
surprise = uberraschung
surprised = uberraschen uberrascht uberraschend
frustrate = frustriert frustrierend frustration
like = gefallen gefallt gefiel mogen mochten mochte
love = lieben liebt geliebt
hate = hassen hasst gehasst
praise = loben lobt gelobt
complain = beschweren beschwert beschwerde beschwerden klagen klagt geklagt meckern
wish = wunschen wunscht gewunscht wunsch wunsche
miss = fehlen fehlt fehlte vermissen vermisst
improve = verbessern verbessert verbesserung verbesserungen
change = andern andert geandert anderung anderungen verandern verandert veranderung
save = sparen spart gespart
store = speichern gespeichert speicherung aufbewahren aufbewahrt lagern gelagert
delete = loschen geloscht loscht
pay = zahlen bezahlen zahlt bezahlt gezahlt
buy = kaufen gekauft kauft kauf
sell = verkaufen verkauft verkauf
cost = kosten kostet gekostet
use = benutzen nutzen nutze nutzt nutzten benutze benutzt genutzt verwenden verwendet gebrauch nutzung
choose = wahlen gewahlt auswahlen ausgewahlt auswahl entscheiden entschieden entscheidung
order = bestellen bestellt bestellung bestellungen
deliver = liefern geliefert lieferung lieferungen
wait = warten wartet gewartet wartezeit wartezeiten
sleep = schlafen schlaft geschlafen schlaf
eat = essen isst gegessen
drink = trinken trinkt getrunken
drive = fahren fahrt gefahren
walk = laufen gelaufen
travel = reisen gereist reise reisen
learn = lernen gelernt lernt
teach = lehren unterrichten unterrichtet
help = helfen hilft geholfen hilfe unterstutzung
explain = erklaren erklart erklarung
understand = verstehen versteht verstanden verstandlich
trust = vertrauen vertraut
remember = erinnern erinnert
forget = vergessen vergisst
find = suchen gesucht sucht
repair = reparieren repariert reparatur
break = kaputtgehen kaputt defekt defekte
clean = putzen reinigen geputzt sauber reinigung
cook = kochen gekocht kocht
talk = unterhalten unterhielten
quarrel = streiten gestritten streit
agree = einig
refuse = ablehnen abgelehnt weigern geweigert verweigern
allow = erlauben erlaubt durfen darf durfte durften
forbid = verbieten verboten
recommend = empfehlen empfohlen empfiehlt weiterempfehlen
expect = erwarten erwartet erwartung erwartungen
compare = vergleichen verglichen
share = teilen geteilt
steal = stehlen gestohlen diebstahl
lose = verlieren verloren
earn = verdienen verdient
work = arbeiten gearbeitet arbeitet
fail = scheitern gescheitert versagen
succeed = gelingen gelungen erfolg
start = anfangen angefangen beginnen begonnen anfang beginn
finish = fertig beenden beendet
return = zuruckgeben zuruckgegeben zuruckkommen wiederkommen
expensive = teuer teurer
cheap = billig gunstig
difficult = schwierig schwer schwierigkeit
easy = einfach leicht
slow = langsam
fast = schnell schneller
loud = laut larm
quiet = leise ruhig
tired = mude mudigkeit
safe = sicher
dangerous = gefahrlich gefahr gefahren
sick = krank krankheit
healthy = gesund gesundheit
alone = allein einsam
proud = stolz
ashamed = peinlich schamen
happy = glucklich zufrieden
sad = traurig
fair = gerecht
unfair = ungerecht
important = wichtig
useful = nutzlich hilfreich
reliable = zuverlassig verlasslich
dirty = schmutzig dreckig
cold = kalt kalte
hot = heiss hitze
old = alt alter altere
young = jung junge jungere
driver = fahrer fahrerin fahrerinnen
neighbor = nachbar nachbarn nachbarin
child = kind kinder kindern
parent = eltern mutter vater
teacher = lehrer lehrerin lehrerinnen
student = schuler schulerin studierende studenten
nurse = pflegekraft pflegekrafte krankenschwester pfleger pflegerin
doctor = arzt arztin arzte arzten
patient = patient patienten patientin
colleague = kollege kollegen kollegin kolleginnen
boss = chef chefin vorgesetzte vorgesetzter
friend = freund freunde freundin
family = familie familien
tenant = mieter mieterin
landlord = vermieter vermieterin
recording = aufnahme aufnahmen aufzeichnung aufzeichnungen
camera = kamera kameras
noise = gerausch gerausche
night = nacht nachte nachts
morning = morgen morgens
visit = besuch besuche besucher
food = lebensmittel mahlzeit mahlzeiten
room = zimmer raum raume
house = haus hauser
flat = wohnung wohnungen
street = strasse strassen
city = stadt
train = zug zuge
bus = busse
bike = fahrrad fahrrader rad
dog = hund hunde
cat = katze katzen
garden = garten
water = wasser
waste = mull abfall abfalle
power = strom
heating = heizung heizungen
rent = miete mieten
salary = gehalt gehalter lohn lohne
holiday = urlaub ferien
rule = regel regeln
mistake = fehler
training = schulung schulungen ausbildung
`;

const ENGLISH = new Map<string, string>();
for (const line of `${TRANSLATIONS}${WORDS}`.trim().split("\n")) {
  const [english = "", german = ""] = line.split(" = ");
  const [first = ""] = english.split(" ");
  // What verbs say here is surer than the name of a thing.
  for (const word of german.split(" ")) if (word && !word.includes("-")) ENGLISH.set(word, first.replaceAll("-", " "));
}
const ENDINGS = ["", "en", "er", "es", "em", "n", "e", "s"];
/** Of a compound, the end says what it is: "Aktivierungsgebühr" is a fee. */
const LEAST_OF_COMPOUND = 4;

function translated(word: string): string | null {
  for (const ending of ENDINGS) {
    const found = word.endsWith(ending) ? ENGLISH.get(word.slice(0, word.length - ending.length)) : undefined;
    if (found !== undefined) return found;
  }
  for (let from = LEAST_OF_COMPOUND; from <= word.length - LEAST_OF_COMPOUND; from += 1) {
    const found = ENGLISH.get(word.slice(from));
    if (found !== undefined) return found;
  }
  return null;
}

/** A German question with its content in English, as far as it is known, to be looked up in what is said in English. */
export const inEnglish = (question: string): string =>
  question.replace(/[\p{L}]+/gu, (word) => {
    const [plain = ""] = wordsOf(word);
    return plain === "" || isStopWord(plain) ? word : (translated(plain) ?? word);
  });
