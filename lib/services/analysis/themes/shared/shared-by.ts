import { plainLetters } from "@/lib/core/text/plain-letters";
import { upperFirst } from "@/lib/core/text/upper-first";
import { type AnalysisLine, personOf, type QuoteRef } from "@/lib/services/analysis/line";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { personNames } from "../person-names";
import { piecesOf } from "../statements/pieces";
import { type Matter, mattersIn, wordsFor } from "./matters-in";
import { type Name, namesIn } from "./names-in";
import { isRuledOut } from "./ruled-out";

/**
 * What several people name: `label` within a sentence; `isOne`: it is a thing that exists ("the card"); `isMatter`: it
 * is said in different words; `keys`: the stems that name it; `lines`: those that do.
 */
export type Shared = {
  label: string;
  isOne: boolean;
  isMatter: boolean;
  keys: ReadonlySet<string>;
  lines: ReadonlySet<AnalysisLine>;
  quotes: QuoteRef[];
};

/** `stems`: what was asked about, which says nothing in an answer; `isReason`: it is asked how somebody came to it. */
export type SharedOptions = {
  stems: ReadonlySet<string>;
  isReason: boolean;
  german: boolean;
  most: number;
  /** Whether people were asked to name something: otherwise, much is named that is no answer. */
  isToName: boolean;
  /** What somebody names only to say that they don't have or do it is no answer. */
  isOfOwn?: boolean;
  /** The stems of names, if they are known better than by these lines. */
  nouns?: ReadonlyMap<string, unknown>;
  /** Whether a sentence counts, by its words and those of the sentence before it. */
  isSaid?: (sentence: string, before: string) => boolean;
};

const STEMS = ["en", "de"].map(stemmerOf);
const FEWEST_PEOPLE = 2;
/** Two of so many who use the same word in a story are chance. */
const FEWEST_TOLD = 3;
const FEW = 4;
/**
 * Share of those who answer: of forty people, two who use the same word are chance, the more so the less it is asked
 * for.
 */
const FEWEST_SHARE = { asked: 1 / 8, matter: 1 / 6, name: 1 / 4 };
/** Share of uses as the name of a thing: "open" is none, "the opening" is. */
const NAMED = 0.4;
const FEWEST_NAMED = 2;
/** What is named in the same sentences is the same. */
const SAME = 0.6;
/** "It's not the fee", "people say it's the fee" */
const DENIES =
  /\b(?:(?:it|that)(?:[’']s| is| was) not|(?:isn|wasn)[’']t (?:about |because |so much )?(?:the|my|of)|(?:don|didn|doesn)[’']t mind|people say|they say|nicht (?:der|die|das|wegen)|(?:stört|störte) mich nicht)\b/iu;
/** "I don't do websites": unless asked what troubles them, people don't name what they have nothing to do with. */
const UNUSED = /\b(?:don|didn|doesn|never|haven|hasn)(?:[’']t)? (?:really |ever )?(?:do|use|used|have|own|got)\b/iu;
const LONG_ENOUGH = 45;
const LONGEST = 280;
/** A German compound names the thing that its first or last part names, if that is long enough not to be chance. */
const PART = 5;

type Sentence = { line: AnalysisLine; from: number; to: number; quote: QuoteRef };
type Candidate = { name: Name[]; matter: Matter | null; in: Set<Sentence> };

/** What at least two people name in these lines, in the same words or in words for the same, most people first. */
export async function sharedBy(
  lines: readonly AnalysisLine[],
  options: SharedOptions,
  breathe: () => Promise<void>,
): Promise<Shared[]> {
  const { isToName, german, most } = options;
  const candidates = await candidatesIn(lines, options, breathe);
  if (german) joinCompounds(candidates);
  const answering = new Set(lines.map(personOf)).size;
  const fewest = ({ matter, name }: Candidate) => {
    // Nobody says the name of a product by chance.
    const isSure = matter !== null || name.some(({ isProper }) => isProper);
    const share = isToName ? FEWEST_SHARE.asked : isSure ? FEWEST_SHARE.matter : FEWEST_SHARE.name;
    const least = isToName || isSure || answering < FEW ? FEWEST_PEOPLE : FEWEST_TOLD;
    return Math.max(least, Math.ceil(answering * share));
  };
  const named = [...candidates.values()]
    .filter((each) => peopleIn(each).size >= fewest(each) && (each.matter !== null || isThing(each, german)))
    .sort(
      (a, b) =>
        peopleIn(b).size - peopleIn(a).size ||
        Number(a.matter !== null) - Number(b.matter !== null) ||
        b.in.size - a.in.size,
    );
  const chosen: Candidate[] = [];
  for (const each of named)
    if (chosen.length < most && !chosen.some((other) => isSame(each, other) || isPart(each, other))) chosen.push(each);
  return chosen.map((each) => sharedOf(each, german));
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap((word) => STEMS.map((stem) => stem(word))));

/** What anybody names, and in which sentences; to repeat a word of the question is no answer. */
async function candidatesIn(
  lines: readonly AnalysisLine[],
  { stems, isReason, isToName, isOfOwn = false, nouns, isSaid = () => true }: SharedOptions,
  breathe: () => Promise<void>,
): Promise<Map<string, Candidate>> {
  const candidates = new Map<string, Candidate>();
  const add = (key: string, sentence: Sentence, name: Name | null, matter: Matter | null) => {
    const candidate = candidates.get(key) ?? { name: [], matter, in: new Set() };
    candidates.set(key, candidate);
    candidate.in.add(sentence);
    if (name) candidate.name.push(name);
  };
  const isCounted = (name: Name, asked: ReadonlySet<string>) =>
    !stems.has(name.stem) &&
    !asked.has(name.stem) &&
    !(isToName && name.isPlace) &&
    nouns?.has(name.stem) !== false &&
    !(name.isProper && persons.has(plainLetters(name.form)));
  const persons = personNames(lines);
  for (const line of lines) {
    let before = "";
    const asked = stemsOf(line.question ?? "");
    const sentences = sentencesOf(line);
    for (const [at, sentence] of sentences.entries()) {
      const text = line.text.slice(sentence.from, sentence.to);
      const counts = isSaid(text, before) && !DENIES.test(text) && (isToName || !UNUSED.test(text));
      before = text;
      if (!counts) continue;
      const after = sentences[at + 1];
      const next = after ? line.text.slice(after.from, after.to) : "";
      for (const name of namesIn(text, line.language))
        if (isCounted(name, asked) && !(isOfOwn && isRuledOut(text, name.form, next)))
          add(name.stem, sentence, name, null);
      for (const matter of mattersIn(text, isReason)) add(`?${matter.en}`, sentence, null, matter);
    }
    await breathe();
  }
  return candidates;
}

function sentencesOf(line: AnalysisLine): Sentence[] {
  const pieces = piecesOf(line.text).filter(({ from, to }) => !line.text.slice(from, to).endsWith("?"));
  return pieces.map(({ from, to }, at) => {
    let [start, end] = [from, to];
    for (const next of pieces.slice(at + 1)) if (end - start < LONG_ENOUGH && next.to - start <= LONGEST) end = next.to;
    for (const last of pieces.slice(0, at).reverse())
      if (end - start < LONG_ENOUGH && end - last.from <= LONGEST) start = last.from;
    const quote = line.text.slice(start, end);
    const { ownerId, index } = line;
    const person = personOf(line);
    return { line, from, to, quote: { ownerId, index, firstOffset: start, lastOffset: end, quote, person } };
  });
}

const peopleIn = (candidate: Candidate): ReadonlySet<string> =>
  new Set([...candidate.in].map(({ line }) => personOf(line)));

/** A word that is capitalized within a sentence is a name in German, wherever else it stands. */
function isThing({ name }: Candidate, german: boolean): boolean {
  const named = name.filter(({ isNamed }) => isNamed).length;
  if (german && name.some(({ isOne }) => isOne)) return true;
  return named >= FEWEST_NAMED && named >= name.length * NAMED;
}

/** "Mahngebühr" and "Gebührenordnung" count for "Gebühr" too. */
function joinCompounds(candidates: ReadonlyMap<string, Candidate>): void {
  for (const [whole, other] of candidates) {
    if (whole.startsWith("?")) continue;
    for (let letters = PART; letters < whole.length; letters += 1)
      for (const part of new Set([whole.slice(0, letters), whole.slice(-letters)])) {
        const candidate = candidates.get(part);
        for (const sentence of candidate ? other.in : []) candidate?.in.add(sentence);
        candidate?.name.push(...other.name);
      }
  }
}

/** "The phone" and "the phone calls" are told apart by nobody. */
function isPart(one: Candidate, other: Candidate): boolean {
  const describes = (part: Candidate, whole: Candidate) => {
    const forms = new Set(part.name.map(({ form }) => form));
    return whole.name.some(({ described }) => described !== null && forms.has(described));
  };
  return describes(one, other) || describes(other, one);
}

function isSame(one: Candidate, other: Candidate): boolean {
  const both = [...one.in].filter((sentence) => other.in.has(sentence)).length;
  return both > one.in.size * SAME;
}

function sharedOf(candidate: Candidate, german: boolean): Shared {
  const best = new Map<string, QuoteRef>();
  for (const { line, quote } of candidate.in) {
    const person = personOf(line);
    if (!best.has(person)) best.set(person, quote);
  }
  const { name, matter } = candidate;
  const keys = new Set(
    matter === null
      ? name.map(({ stem }) => stem)
      : wordsFor(matter).flatMap((word) => STEMS.map((stem) => stem(word))),
  );
  const lines = new Set([...candidate.in].map(({ line }) => line));
  return { ...labelOf(candidate, german), isMatter: matter !== null, keys, lines, quotes: [...best.values()] };
}

function labelOf({ name, matter }: Candidate, german: boolean): { label: string; isOne: boolean } {
  if (matter !== null) return { label: german ? matter.de : matter.en, isOne: matter.en.startsWith("the ") };
  const named = name.filter(({ isNamed }) => isNamed);
  const proper = mostOf(named.flatMap(({ form, isProper }) => (isProper ? form : [])));
  if (proper !== undefined) return { label: proper, isOne: false };
  const form = mostOf(named.map(({ form }) => form)) ?? "";
  const ones = named.filter((each) => each.isOne).length;
  const isOne =
    ones > 0 && ones >= named.filter(({ article, described }) => article !== null || described === "more").length;
  if (german) return { label: upperFirst(form), isOne };
  const described = named.flatMap(({ described }) => described ?? []);
  const before = mostOf(described);
  const isCommon = before !== undefined && described.filter((each) => each === before).length > named.length / 2;
  const called = isCommon && !(isOne && before === "more") ? `${before} ${form}` : form;
  const isCounted = named.filter(({ article }) => article !== null).length >= named.length / 2;
  const article = /^[aeiou]/u.test(called) ? "an" : "a";
  return { label: isOne ? `the ${called}` : isCounted && !form.endsWith("s") ? `${article} ${called}` : called, isOne };
}

function mostOf(all: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1))[0]?.[0];
}
