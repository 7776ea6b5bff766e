import { type Language, languageOf } from "@/lib/core/languages";

type Tenses = {
  /** Words that place something in the past. */
  past: string;
  /** What does so in pairs, in any order: an auxiliary verb, and the participle it needs. */
  perfect?: readonly [auxiliary: string, participle: string];
  /** Words that make it a habit, a wish or a condition all the same. */
  general: string;
};

/** Patterns of whole words in lower case. A wrong guess costs little: the follow-up sounds a bit less fitting. */
const TENSES: Record<Language, Tenses> = {
  en: {
    past: "was|were|wasn't|weren't|had|hadn't|did|didn't|went|came|said|told|took|made|got|gave|left|lost|found|paid|bought|broke|felt|thought|kept|froze|fell|sent|saw|heard|met|ran|sat|spent|stood|wrote|drove|forgot|brought|caught|became|rang|woke|threw|couldn't|\\p{L}{2,}(?<!e)ed|yesterday|ago|last (?:week|month|year|spring|summer|autumn|winter|night|time)",
    general:
      "am|is|are|isn't|aren't|i'm|it's|that's|they're|we're|you're|can|can't|will|won't|(?:w|c|sh)ould've|would|wouldn't|should|must|(?:i|you|we|they|people|who) get|gets|has to|have to|needs?|wants?|used to|don't|doesn't|always|usually|often|every|never|if",
  },
  de: {
    past: "war|waren|hatten?|wurden?|kam|kamen|ging|gingen|gab|sagten?|dachten?|fand|fanden|blieb|blieben|stand|standen|lief|liefen|ließ|mussten?|konnten?|wollten?|durften?|wussten?|brauchten?|letzte[nrs]? (?:woche|monat|jahr|mal|nacht|sommer|winter)|gestern|neulich|damals",
    perfect: [
      "hab|habe|hat|haben|bin|ist|sind",
      "\\p{L}*ge\\p{L}{2,}(?:t|en)|\\p{L}+iert|(?:ver|zer|ent|er)\\p{L}{2,}(?:t|en)",
    ],
    general: "immer|meistens|jede[nrsm]?|manchmal|normalerweise|wenn|würden?|könnten?|sollten?|müssten?|nie",
  },
  es: {
    past: "fue|fui|fueron|quería|querían|sabía|podía|podían|hacía|decía|venía|era|eran|estaba|estaban|tenía|tenían|había|hubo|hice|hizo|hicieron|dije|dijo|dijeron|tuve|tuvo|quise|quiso|pude|pudo|puse|puso|vine|vino|di|dio|\\p{L}{2,}(?<!r|qu|caf)é|\\p{L}{2,}ó|\\p{L}+(?:aron|ieron|aban|aba)|ayer|pasad[oa]",
    perfect: ["he|ha|han|hemos|has", "\\p{L}+(?:ado|ido)|hecho|dicho|visto|puesto|roto|escrito|abierto|\\p{L}*vuelto"],
    general: "siempre|normalmente|cada|suelo|suele|si|podría|debería|sería|gustaría|nunca",
  },
  fr: {
    past: "était|étais|étaient|avait|avais|avaient|faisait|\\p{L}{4,}(?<!fran[cç])(?:ait|aient)|hier|derni(?:er|ère)",
    perfect: [
      "ai|j'ai|n'ai|as|a|m'a|l'a|l'ai|n'a|s'est|n'est|avons|avez|ont|m'ont|n'ont|suis|est|sommes|sont",
      "\\p{L}{2,}é(?:e|s|es)?|vu|eu|pu|dû|su|lu|perdu|reçu|venue?|tenu|voulu|connu|répondu|attendu|vendu|rendu|cru|fait|dit|mis|pris|écrit|ouvert|finie?|partie?|sortie?|choisi|réussi|conduit|appris|suivi|senti|compris",
    ],
    general: "c'est|toujours|souvent|chaque|si|devrait|pourrait|faudrait|voudrais|aimerais|jamais|d'habitude",
  },
  it: {
    past: "era|erano|ero|aveva|avevo|avevano|\\p{L}{2,}(?:[aei]v[oa]|[aei]vano)|ieri|scors[oa]",
    perfect: [
      "ho|l'ho|hai|ha|m'ha|abbiamo|avete|hanno|sono|è|s'è",
      "\\p{L}{2,}(?:ato|ata|ati|ate|uto|uta|ito|ita|iti)|fatto|detto|preso|perso|messo|visto|scritto|letto|chiesto|successo|rotto|aperto|chiuso",
    ],
    general: "sempre|spesso|ogni|se|dovrebbe|potrebbe|vorrei|sarebbe|mai|di solito",
  },
  pt: {
    past: "foi|fui|foram|queria|queriam|sabia|podia|podiam|fazia|dizia|vinha|era|eram|estava|estavam|tinha|tinham|havia|fiz|fez|disse|tive|teve|pude|quis|vim|veio|\\p{L}{2,}(?:ei|ou|eu|aram|eram|iram|ava|avam)|ontem|passad[oa]",
    general: "sempre|geralmente|cada|todo dia|se|deveria|poderia|seria|gostaria|nunca",
  },
  nl: {
    past: "was|waren|had|hadden|werd|werden|zat|zaten|lag|lagen|liep|liepen|nam|namen|bracht|sprak|schreef|viel|kwam|kwamen|ging|gingen|zei|zeiden|gaf|vond|bleef|stond|moest|moesten|kon|konden|wilde|dacht|gisteren|vorige?|geleden",
    perfect: ["heb|hebt|heeft|hebben|ben|is|zijn", "\\p{L}*ge\\p{L}{2,}(?:d|t|en)|(?:ver|be|ont)\\p{L}{2,}(?:d|t|en)"],
    general: "altijd|meestal|vaak|elke|iedere|als|zou|zouden|nooit",
  },
  pl: {
    past: "\\p{L}{2,}(?:łem|łam|liśmy|łyśmy|ła|ło|ły|ł)|\\p{L}{3,}(?<!jeś|czy)li|wczoraj",
    general: "zawsze|zwykle|często|co|jeśli|jeżeli|gdyby|powinien|powinna|powinno|nigdy",
  },
  ja: { past: "(?<=^|\\n).*(?:た|んだ)(?:です|んです|のです|けど|が|ので|から|こと)?", general: "(?!)" },
  ar: {
    past: "كان|كانت|كنت|كنا|قال|قالت|قلت|حدث|توقف|توقفت|أمس|الماضي|الماضية",
    general: "دائما|دائمًا|عادة|كل|لو|إذا|يجب",
  },
};

const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}'])(?:${pattern})(?![\\p{L}'])`, "u");

const BY_LANGUAGE = Object.fromEntries(
  Object.entries(TENSES).map(([language, { past, perfect, general }]) => [
    language,
    { past: words(past), perfect: perfect?.map(words) ?? null, general: words(general) },
  ]),
) as Record<Language, { past: RegExp; perfect: RegExp[] | null; general: RegExp }>;

/** Of these patterns, what has a subject of its own ("it's", "j'ai"), or a time or condition before one. */
const NO_VERB =
  "\\p{L}+'(?:s|m|re)(?!\\p{L})|[cjlmnst]'|qu'|(?:if|every|yesterday|last|ago|gestern|neulich|damals|letzte\\p{L}*|jede\\p{L}*|wenn|hier|derni\\p{L}*|si|chaque|gisteren|vorige?|als|elke|iedere)(?!\\p{L})";
const verbFirst = ({ past, perfect, general }: Tenses, more = "(?!)"): RegExp =>
  new RegExp(`^(?!${NO_VERB})(?:${past}|${perfect?.[0] ?? "(?!)"}|${general}|${more})(?![\\p{L}'])`, "u");
/** Languages that name the subject of each verb, unless two verbs share it. The others leave it out anyway. */
const VERB_FIRST: Partial<Record<Language, RegExp>> = {
  en: verbFirst(TENSES.en, "(?!this|always|perhaps)\\p{L}{3,}(?<![su])s"),
  de: verbFirst(TENSES.de),
  fr: verbFirst(TENSES.fr),
  nl: verbFirst(TENSES.nl),
};

const plain = (phrase: string): string => phrase.toLowerCase().replaceAll("’", "'");

/** Whether a part of a sentence begins with a verb whose subject stands before: "[I drove] and was late". */
export const lacksSubject = (part: string, tag: string | null): boolean =>
  VERB_FIRST[languageOf(tag)]?.test(plain(part)) ?? false;

/** Whether a phrase tells of something that happened, not of what is, might or should be. `tag` is the study's. */
export function tellsOfEvent(phrase: string, tag: string | null): boolean {
  const { past, perfect, general } = BY_LANGUAGE[languageOf(tag)];
  const said = plain(phrase);
  return !general.test(said) && (past.test(said) || (perfect?.every((part) => part.test(said)) ?? false));
}
