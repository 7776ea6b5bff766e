import { isStopWord } from "./stop-words";

/** Verbs whose forms have no common stem, in plain letters, the infinitive first. */
const STRONG = `
beginnen begann begannen begonnen
bekommen bekommt bekam bekamen
beissen biss gebissen
bieten bietet bot boten geboten
bleiben blieb blieben geblieben
brechen bricht brach brachen gebrochen
bringen brachte brachten gebracht
empfehlen empfiehlt empfahl empfahlen empfohlen
entscheiden entschied entschieden
erhalten erhielt erhielten
essen isst ass assen gegessen
fahren fahr fahre fahrt fuhr fuhren gefahren
fangen fangt fing fingen gefangen
fliegen flog flogen geflogen
gewinnen gewann gewannen gewonnen
heben hob hoben gehoben
helfen hilft half halfen geholfen
kennen kannte kannten gekannt
laden ladt lade lud luden geladen
lassen lasst liess liessen gelassen
laufen lief liefen gelaufen
leihen lieh liehen geliehen
lesen liest las lasen gelesen
liegen lag lagen gelegen
messen misst gemessen
nehmen nimmt nimm nahm nahmen genommen
reissen riss rissen gerissen
rufen ruft rief riefen gerufen
schlafen schlief schliefen geschlafen
schliessen schloss schlossen geschlossen
schreiben schrieb schrieben geschrieben
sehen sieht sah sahen gesehen
sitzen sass sassen gesessen
springen sprang sprangen gesprungen
stehen stand standen gestanden
steigen stieg stiegen gestiegen
sterben stirbt starb gestorben
streiten stritt stritten gestritten
tragen trug trugen getragen
treffen trifft traf trafen getroffen
trinken trank tranken getrunken
unterschreiben unterschrieb unterschrieben
verbinden verband verbanden verbunden
vergessen vergisst vergass vergassen
vergleichen verglich verglichen
verlieren verliert verlor verloren
verschieben verschob verschoben
verschwinden verschwand verschwunden
verstehen verstand verstanden
wachsen wuchs gewachsen
waschen wusch gewaschen
werfen wirft warf warfen geworfen
wissen weiss wusste wussten gewusst
ziehen zieht zog zogen gezogen`;

const APART =
  "(?:ab|an|auf|aus|bei|durch|ein|fest|heim|her|herunter|hin|hoch|los|mit|nach|raus|rein|runter|um|unter|vor|weg|weiter|wieder|zu|zuruck|zusammen)";
const PREFIXED = new RegExp(`^(${APART})(.{3,})$`);
/** "Gedruckt", "ausgedruckt" */
const PARTICIPLE = new RegExp(`^(${APART})?ge(.{3,})t$`);
/** Nouns that only look like a form of a verb. */
const NOUNS = new Set(
  "gehalt gericht gesicht gewicht gedicht geschaft internet kabinett markt punkt licht leicht".split(" "),
);
const SHORTEST = 4;

type Stem = (word: string) => string;

/** Whether a word may be a form of a verb that ends in "-t", in the present or the past. */
const ENDS_LIKE_A_VERB = /t(?:e|en|est|et)?$/;

/** What a verb's stem is without its ending: "druckt", "kostet". */
function withoutEnding(stem: string): string {
  const plain = /(?:[dt]|[^aeiourl][nm])et$/.test(stem) ? stem.slice(0, -2) : stem;
  return /(?:ss|[^s])t$/.test(plain) && plain.length > SHORTEST ? plain.slice(0, -1) : plain;
}

/** A stemmer for German that knows a verb in all of its forms, which Snowball's leaves apart: "druckt" is "drucken". */
export function germanStemmer(snowball: Stem): Stem {
  const strong = new Map(
    STRONG.trim()
      .split("\n")
      .flatMap((line) => {
        const forms = line.split(" ");
        return forms.map((form) => [form, snowball(forms[0] ?? "")] as const);
      }),
  );
  const isBase = (stem: string) => stem.length >= SHORTEST && !isStopWord(stem);
  /** "Fotografier", "verbesser", "wechseln" */
  const asInfinitive = (stem: string) => {
    const plain = /(?:ier|er)$/.test(stem) ? snowball(`${stem}en`) : stem;
    return /..eln$/.test(plain) ? plain.slice(0, -1) : plain;
  };
  const stemOf = (word: string) => {
    const known = strong.get(word);
    if (known) return known;
    const [, prefix = "", verb = ""] = PREFIXED.exec(word) ?? [];
    const base = strong.get(verb);
    if (base) return prefix + base;
    const stem = snowball(word);
    if (NOUNS.has(stem) || !ENDS_LIKE_A_VERB.test(word)) return asInfinitive(stem);
    const [, before = "", told] = PARTICIPLE.exec(stem) ?? [];
    const plain = told === undefined ? "" : asInfinitive(withoutEnding(`${told}t`));
    if (isBase(plain)) return before + plain;
    const short = asInfinitive(withoutEnding(stem));
    return isBase(short) ? short : stem;
  };
  return (word) => {
    const stem = stemOf(word);
    // Snowball's stem of "Sicherheit" is "sich".
    return isStopWord(stem) && !isStopWord(word) ? word : stem;
  };
}
