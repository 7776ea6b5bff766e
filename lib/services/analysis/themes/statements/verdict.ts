import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Kind } from "./lexicon";
import { MONEY } from "./money";
import type { Phrases } from "./phrases";
import { readWords, type Told } from "./read-words";

/** Verdicts: answers of a word or two with an opinion, in words that say nothing elsewhere. */
const WORDS: readonly (readonly [kind: Kind, side: -1 | 1, words: string])[] = [
  [
    "liking",
    1,
    "treasure|gem|star|saint|angel|fair|fair enough|more than fair|decent|much better|a lot better|far better|good|nice|cool|grand|beautiful|positive|useful|kind|patient|polite|attentive|caring|professional|approachable|solid|smooth|smoothly|clean|cosy|painless|gut|schon|nett|lieb|hilfsbereit|positiv|sauber|gemutlich",
  ],
  [
    "liking",
    -1,
    "much worse|a lot worse|far worse|too fast|too quick|painful|a nightmare|nightmare|torture|bad|badly|not much|not great|so so|meh|rough|tough|heavy|negative|weird|stressful|exhausting|chaos|chaotic|horror|cold|dirty|loud|noisy|cramped|crowded|tiny|dark|dated|silly|odd|schlecht|stressig|kalt|laut|eng|dunkel|dreckig|voll|anstrengend|steil|rutschig|glatt|steep|slippery|sticky|draughty|drafty",
  ],
  [
    "mind",
    1,
    "fine|nice enough|good enough|okay|ok|alright|no problem|no problems|no issue|no issues|no trouble|no complaints|never an issue|not an issue|okay so far|no drama|all right|passt|passt schon|kein problem|keine probleme|ohne probleme|alles gut|alles bestens|in ordnung|okay soweit|geht so weit",
  ],
  ["price", -1, "too much"],
  ["ease", 1, "no effort|ohne muhe|einfach|kinderleicht"],
  ["faults", 1, "works|it works|fine it works|funktioniert|lauft|klappt"],
];
const SIDES = new Map(
  WORDS.flatMap(([kind, side, words]) => words.split("|").map((word) => [word, { kind, side }] as const)),
);

const PASSING = new Set(
  "that this oh well um uh hm hmm yeah yes mm erm er honestly look ah actually i mean it they was is were are it's that's they're think thought found guess suppose a an to be honest frankly overall altogether also ja naja eigentlich na ach gott ehrlich gesagt im grossen und ganzen insgesamt das es ist war sind waren finde fand ich".split(
    " ",
  ),
);
const SPEAKERS = new Set(["i", "they", "ich"]);
const MORE = new Set(
  "very really quite pretty so way absolutely just super extremely a bit rather sehr ganz richtig echt total ziemlich wirklich absolut einfach recht".split(
    " ",
  ),
);
/** Where the clause ends with which an answer begins. */
const CLAUSE = /[.,!;:–—]|\s-\s|\b(?:since|because|as|for|with|when|weil|da|für)\b/iu;
const TURNS = /^[\s.,!;:–—-]*(?:but|though|only|in theory|on paper|aber|nur|allerdings|theoretisch)\b/iu;
const MOST_WORDS = 3;
/** "A good man." */
const KIND = new Set(
  "man woman guy bloke chap lad lady girl person people team lot place thing mann frau kerl typ leute".split(" "),
);

/**
 * The side of someone who answers "Dreadful.", "Good, good." or "Way too long, honestly." Null if that says nothing.
 */
export function verdictIn(answer: string, phrases: Phrases, question: string): Told | null {
  const told = sideIn(answer, phrases);
  const said = told?.get("liking") ?? told?.get("mind");
  // Whoever calls a price fair finds it worth it.
  return told && said && MONEY.test(question) ? new Map([...told, ["price", said]]) : told;
}

function sideIn(answer: string, phrases: Phrases): Told | null {
  let rest = answer;
  let clause: string[] = [];
  let said: string[] = [];
  while (said.length === 0 && rest !== "") {
    const end = CLAUSE.exec(rest);
    clause = wordsOf(rest.slice(0, end?.index ?? rest.length));
    said = withoutPassing(clause);
    const next = end ? rest.slice(end.index) : "";
    rest = end && said.length === 0 ? next.slice(end[0].length) : next;
  }
  if (said.length === 0 || said.length > MOST_WORDS || TURNS.test(rest)) return null;
  const isDenied = said[0] === "not" || said[0] === "nicht";
  const own = isDenied ? said.slice(1) : said;
  const known = SIDES.get(said.join(" ")) ?? SIDES.get(own.join(" "));
  if (known) {
    const isTurned = isDenied && !SIDES.has(said.join(" "));
    const side = isTurned ? (known.side === 1 ? -1 : 1) : known.side;
    return new Map([[known.kind, { side, at: 0, to: said.length }]]);
  }
  // "I don't trust them." asks nobody not to.
  const speaker = clause.find((word, at) => SPEAKERS.has(word) && clause[at + 1] === said[0]);
  const read = readWords(speaker ? [speaker, ...said] : said, phrases);
  return read.size > 0 ? read : null;
}

function withoutPassing(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !PASSING.has(word));
  const own = first === -1 ? [] : words.slice(first);
  // "So so" and "a bit" say nothing alone.
  const told = own.length > 1 && KIND.has(own.at(-1) ?? "") ? own.slice(0, -1) : own;
  return told.filter((word, at) => !(MORE.has(word) && at < told.length - 1));
}
