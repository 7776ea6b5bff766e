import { type Respect, respectOf } from "@/lib/services/analysis/themes/statements/respect-of";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { isFalseFriend } from "@/lib/services/analysis/words/false-friends";
import { withoutPhrasal } from "@/lib/services/analysis/words/phrasal";
import { isLastResort, isSoftWord, isStopWord, looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { asksWho } from "@/lib/services/eva/reading/asks-who";
import { isRole, whoIsAsked } from "../asked/who-is-asked";
import { asksOneSide, feelingOf, isOfAnyKind, whoIsMoved } from "../ranking/feelings";

/**
 * One thing that a question is about, or a side that people may take on it (`respect`). `isFeeling`: asks how people
 * feel about the others, in whatever words.
 */
export type Term = {
  word: string;
  stemIn: (language: string | null) => string;
  respect: Respect | null;
  isFeeling: boolean;
};

export type Asked = {
  terms: Term[];
  /** All words of the question, in order. */
  words: string[];
  /** Parts of people's names in the question, which is then about what these people said. */
  names: Set<string>;
  german: boolean;
  /** Asks only for a side: "What frustrated people?" */
  isOfSides: boolean;
  /** Only everyday words were left: they say little by themselves, and more in the question that was asked. */
  vague: boolean;
  kind: QuestionKind;
  /** How people should feel about the question's subject; null if it asks for no side, or for both. */
  feeling: Respect | null;
  /** It asks for those who don't take a side, and is read as one for those who take the other. */
  isTurned?: true;
  /** It asks who does something, how many do, or whether anybody does. */
  isOfWho: boolean;
};

/** What would be an answer: a number, how long, how often, an amount of money, a reason, an opinion, or anything. */
export type QuestionKind = "number" | "duration" | "often" | "amount" | "reason" | "opinion" | "any";

/** Whatever a question is about may be the worst of it. */
const SUPERLATIVE = new Set(
  "worst best hardest easiest biggest greatest trickiest nicest most least main against schlimmsten schwersten besten".split(
    " ",
  ),
);
/** Whether a term names what it is about, rather than a side, people, or what may be said of anything. */
export const isThing = ({ word, respect }: Term): boolean =>
  respect === null && !isSoftWord(word) && !isRole(word) && !SUPERLATIVE.has(word);

const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  ["often", /\b(how (?:often|frequently|regularly|many times)|wie (?:oft|häufig|regelmäßig))\b/i],
  [
    "amount",
    /\b(how much (?:would|do|did|does|should|could|are|were|is|was|have|has) .*(?:pay|paid|cost|spend|spent|charge|worth|price|lose|lost|earn|save|owe)|how much (?:money|is it worth)|what (?:do|does|did|would) .{1,60} (?:cost|earn)|what (?:fees?|(?:\p{L}+ )?rates?) .{1,60} (?:charge|ask|pay|take)|was (?:kosten|kostet|kostete|verdienen|verdient)|wie viel .*(?:zahlen|bezahlen|gezahlt|kosten|kostet|ausgeben|wert))/iu,
  ],
  ["duration", /\b(how (?:long|much time)|wie (?:lange|viel zeit))\b/i],
  ["number", /\b(how (many|much|far|fast|expensive|big|old)|by how much|wie (viele?|weit|teuer))\b/i],
  ["reason", /\b(why|reasons?|what (made|stopped|pushed|caused|keeps)|warum|wieso|weshalb|grund)\b/i],
  [
    "opinion",
    /\b(think|feel|opinion|like|love|hate|find|good|bad|fair|care|agree|disagree|bother|make of|prefer|trust|regret|worth|meinung|halten|finden|fanden|fand)\b/i,
  ],
];

/** "How fast was support?" is about support. */
const MEASURES = new Set("many much long often far fast quickly soon expensive big old high".split(" "));
/** "How many people …" asks for a number of people, which none of them says. */
const OF_PEOPLE =
  /\b(?:how many|wie viele) (?:of )?(?:the |them |us |our )?(?:people|participants?|users?|customers?|respondents?|interviewees?|persons?|children|kids|had|have|has|were|was|would|did|do|will|can|could|still|also|already|actually|never|ever|leute|personen|teilnehm\p{L}+|haben|hatten|hat|wurden|würden|sind|waren)\b/iu;
/** So does "How many drivers think …": only people do. */
const OF_THOSE_WHO =
  /\bhow many (?:of )?(?:the )?\p{L}+ (?:think|thought|feel|felt|find|found|say|said|like|liked|love|loved|hate|hated|want|wanted|wish|prefer|preferred|trust|trusted|believe|believed|complain|complained|mention|mentioned|know|knew|visit|visited|were interviewed|took part|spoke)\b/iu;

const NONE: ReadonlySet<string> = new Set();
const MAX_TERMS = 12;

/** Words that ask for opinions on the topic, or for what happened; a topic only if there is no other. */
const ASIDE = new Set(
  `agree agrees agreed disagree disagrees disagreed disagreement disagreements differ differs contradict contradicts
compare compares compared comparing comparison versus vs vergleich vergleichen vergleicht verglichen
find finds found think thinks thought finden findet fand fanden
keep keeps kept keeping role roles play plays played einig uneinig widerspricht widersprechen`.split(/\s+/),
);

/** The first of these readings of a question that leaves any terms. */
function readAs(topics: readonly string[], words: readonly string[]): { words: readonly string[]; vague: boolean } {
  // "What do people like best?" asks what they like.
  const isDegree = (word: string) =>
    SUPERLATIVE.has(word) && topics.some((other) => other !== word && respectOf(other, words) !== null);
  const ways = [
    topics.filter((word) => !ASIDE.has(word) && !isDegree(word)),
    topics,
    words.filter((word) => respectOf(word, words) !== null),
  ];
  const found = ways.find((way) => way.length > 0);
  return { words: found ?? words.filter(isLastResort), vague: found === undefined };
}

/**
 * What is left of a question without its question words: the topics, and the people asked about. `nameWords` are the
 * parts of all speakers' names. With `isOfAnyone`, whom it asks about ("parents") is no topic: it may be
 * what everyone interviewed is. `ofAll`: names that nearly everyone uses, a topic only if there is no other.
 */
export function questionTerms(
  question: string,
  nameWords: ReadonlySet<string>,
  { isOfAnyone = false, ofAll = NONE }: { isOfAnyone?: boolean; ofAll?: ReadonlySet<string> } = {},
): Asked {
  const words = wordsOf(withoutPhrasal(question));
  const german = looksGerman(words);
  const asksHowPeopleFeel = (word: string) =>
    feelingOf(word, words) !== null && (word !== "like" || respectOf(word, words) !== null);
  const measured = new Set(words.filter((word, at) => words[at - 1] === "how" && MEASURES.has(word)));
  const content = [...new Set(words)].filter(
    (word) => (!isStopWord(word) && !measured.has(word)) || asksHowPeopleFeel(word),
  );
  const names = new Set(content.filter((word) => nameWords.has(word)));
  const moved = whoIsMoved(words);
  const people = isOfAnyone || OF_THOSE_WHO.test(question) ? whoIsAsked(words) : new Set<string>();
  const told = content.filter((word) => !names.has(word) && !moved.has(word) && !people.has(word));
  const own = told.filter((word) => !ofAll.has(word));
  const topics = own.length > 0 ? own : told;
  const { words: read, vague } = readAs(topics, [...new Set(words)]);
  const isAboutMore = read.some(
    (word) => feelingOf(word, words) === null && !isSoftWord(word) && respectOf(word, words) === null,
  );
  const terms = read.slice(0, MAX_TERMS).map((word): Term => {
    const feeling = isAboutMore && asksOneSide(words) ? feelingOf(word, words) : null;
    // "What did Ana hate?" is whatever she speaks badly of.
    const ofPerson = names.size > 0 && !isAboutMore ? outrightOf(feelingOf(word, words)) : null;
    return {
      word,
      stemIn: (language) => (isFalseFriend(word, german, language) ? "" : distinctStemmerOf(language)(word)),
      respect: feeling ?? ofPerson ?? respectOf(word, words),
      isFeeling: feeling !== null,
    };
  });
  const isOfSides = terms.length > 0 && terms.every(({ respect }) => respect !== null);
  return {
    terms,
    isOfSides,
    feeling: terms.find(({ isFeeling }) => isFeeling)?.respect ?? null,
    words,
    names,
    german,
    vague,
    isOfWho: asksWho(question),
    kind: kindOf(question) ?? (isOfSides ? "opinion" : "any"),
  };
}

/** What somebody would change tells only in part what annoys them. */
const outrightOf = (respect: Respect | null): Respect | null =>
  respect && isOfAnyKind(respect) ? { ...respect, kinds: respect.kinds.filter((kind) => kind !== "wish") } : respect;

/** What would be an answer to a question, if it asks for a certain kind. */
export const kindOf = (question: string): QuestionKind | undefined =>
  KINDS.find(([kind, said]) => said.test(question) && !(kind === "number" && isOfPeople(question)))?.[0];

/** "Wie viele werfen …": German things begin with a capital. */
const OF_DOING = /(?<!\p{L})[Ww]ie viele \p{Ll}+(?:en|t|ln|rn)(?!\p{L})/u;
const isOfPeople = (question: string): boolean =>
  OF_PEOPLE.test(question) || OF_THOSE_WHO.test(question) || OF_DOING.test(question);
