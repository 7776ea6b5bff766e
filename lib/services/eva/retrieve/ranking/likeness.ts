import { dot } from "@/lib/services/analysis/dot";
import { commonOf, meanOf, without } from "@/lib/services/analysis/meaning/direction";
import { readWords, type Words } from "@/lib/services/analysis/meaning/words";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import type { Passage } from "../corpus/passages";
import type { Asked } from "../question/question-terms";
import type { Postings } from "./postings";
import { WEIGHTS } from "./weights";

/** The meaning of lines and of the questions before them as a whole: vectors of length 1, or 0 if nothing is known. */
type Meant = {
  own: Float32Array[];
  asked: Float32Array[];
  /** The component shared by all lines, which distinguishes none of them. */
  common: Float32Array;
  rarityOf: (number: number) => number;
};

/** Passages of imaginary other people, as in `weigh`. */
const PRIOR = 300;

const read = new WeakMap<readonly Passage[], Meant>();

/** The similarity in meaning of an English question and each passage as a whole, -1 to 1. */
export async function likenessOf(
  { words, german, names }: Asked,
  passages: readonly Passage[],
  postings: Postings,
  known: Words,
  breathe: () => Promise<void>,
): Promise<Float32Array | null> {
  const isSkipped = (place: number) => isStopWord(words[place] ?? "") || names.has(words[place] ?? "");
  const numbers = german ? [] : readWords(known, words.map(stemmerOf("en")), isSkipped).map(({ number }) => number);
  if (numbers.length === 0) return null;
  const meant = read.get(passages) ?? (await meantBy(passages, postings, known, breathe));
  read.set(passages, meant);
  const question = without(meanOf(numbers, known, meant.rarityOf), meant.common);
  const own = Float32Array.from(meant.own, (vector) => dot(vector, question));
  const before = new Map<Float32Array, number>();
  const { whole, asked, beside } = WEIGHTS.alike;
  return own.map((alike, at) => {
    const place = passages[at];
    const besides = [at - 1, at + 1].map((other) => {
      const isNext =
        passages[other]?.place.stretch === place?.place.stretch && passages[other]?.person === place?.person;
      return isNext ? (own[other] ?? 0) : 0;
    });
    const vector = meant.asked[at];
    const toAsked = vector ? (before.get(vector) ?? dot(vector, question)) : 0;
    if (vector) before.set(vector, toAsked);
    return whole * alike + asked * toAsked + beside * Math.max(0, ...besides);
  });
}

async function meantBy(
  passages: readonly Passage[],
  { words }: Postings,
  known: Words,
  breathe: () => Promise<void>,
): Promise<Meant> {
  const all = passages.length + PRIOR;
  const rarityOf = (number: number) => Math.log(1 + all / ((words.own.get(number)?.length ?? 0) + PRIOR / 100));
  const means: Float32Array[] = [];
  for (const passage of passages) {
    means.push(meanOf(passage.words.own, known, rarityOf));
    await breathe();
  }
  const common = commonOf(means, known.dimensions);
  const questions = new Map<ReadonlySet<number>, Float32Array>();
  const own: Float32Array[] = [];
  const asked: Float32Array[] = [];
  for (const [at, { words: said }] of passages.entries()) {
    const vector = questions.get(said.question) ?? without(meanOf(said.question, known, rarityOf), common);
    questions.set(said.question, vector);
    asked.push(vector);
    own.push(without(means[at] ?? new Float32Array(known.dimensions), common));
    await breathe();
  }
  return { own, asked, common, rarityOf };
}
