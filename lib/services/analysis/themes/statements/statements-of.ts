import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { asksForOpinion } from "./asked-about";
import { isDenied } from "./is-denied";
import { isIronic } from "./is-ironic";
import type { Kind } from "./lexicon";
import { phrasesIn } from "./phrases";
import { type Piece, piecesOf } from "./pieces";
import type { Told } from "./read-words";
import { kindsAsked } from "./respect-of";
import { isBeside } from "./somebody-elses";
import { isOpen, ownText, toldIn } from "./told-in";
import { verdictIn } from "./verdict";

/** A sentence and the stems of its words, in order. */
export type Sentence = Piece & { stems: readonly string[] };
/**
 * What someone says in one sentence. `before`: the previous sentence of the line, if this one continues it ("It was too
 * expensive"); `after`: the next one; `asked`: the stems of the question before it, and what that asks for; `answers`:
 * it is the first answer to that question, or continues one that is.
 */
export type Statement = {
  line: AnalysisLine;
  person: string;
  told: Told;
  sentence: Sentence;
  before: Sentence | null;
  after: Sentence | null;
  asked: { stems: readonly string[]; kinds: ReadonlySet<Kind> };
  answers: boolean;
  /** It is the first word or two of an answer to a question for an opinion. */
  isVerdict: boolean;
  /** Its side as a whole: `mood` if its phrases and its tone agree, `lean` by its phrases alone. */
  readonly mood: -1 | 0 | 1;
  /** How clearly it is on that side, the greater the clearer. */
  readonly clarity: number;
  lean: -1 | 0 | 1;
};

const LONGEST_TEXT = 4_000;
const OPENING = 4;
/** After this many lines, an answer has moved on. */
const ANSWERING = 3;
const GOES_ON = new Set("it it's this that that's they they're he she which es das sie er".split(" "));

/** "It's the waiting list that drives me mad" is about the waiting list, whatever was said before. */
const CLEFT =
  /^\W*(?:(?:and|but|so|no|yes|well|honestly)[,\s]+){0,2}(?:it(?:['’]s| is| was)|es (?:ist|war)) (?:(?:just|only|more|really|nur|eher) )?(?:the|my|our|their|your|these|those|der|die|das|mein\p{L}?|unser\p{L}?) (?:\p{L}+[- ]){0,3}\p{L}+,? (?:that|who|which|where|when|der|die|das|was) /iu;

/** Everything that takes a side, sentence by sentence. Questions take none. */
export async function statementsOf(
  lines: readonly AnalysisLine[],
  breathe: () => Promise<void>,
): Promise<Map<AnalysisLine, Statement[]>> {
  const found = new Map<AnalysisLine, Statement[]>();
  for (const line of lines) {
    if (line.text.length <= LONGEST_TEXT) {
      const own = statementsIn(line, false);
      if (own.length > 0) found.set(line, own);
    }
    await breathe();
  }
  return found;
}

/** `isWhole`: include sentences that take a side by tone only. */
export function statementsIn(line: AnalysisLine, isWhole: boolean): Statement[] {
  const phrases = phrasesIn(line.language);
  const question = line.question === null ? [] : wordsOf(line.question);
  const asked = { stems: question.map(stemmerOf(line.language)), kinds: kindsAsked(question) };
  const person = personOf(line);
  const pieces = piecesOf(line.text);
  const words = pieces.map(({ from, to }) => wordsOf(line.text.slice(from, to)));
  const sentenceAt = (at: number): Sentence | null => {
    const piece = pieces[at];
    if (!piece) return null;
    const stem = stemmerOf(line.language);
    return { ...piece, stems: (words[at] ?? []).map(stem) };
  };
  const goesOn = words.map((own, at) => {
    const { from = 0, to = 0 } = pieces[at] ?? {};
    return own.slice(0, OPENING).some((word) => GOES_ON.has(word)) && !CLEFT.test(line.text.slice(from, to));
  });
  const movesOn = goesOn.findIndex((goes, at) => at > 0 && !(goes && at < ANSWERING));
  // "Thirty-nine a month? That's fair."
  const first = pieces.findIndex(({ from, to }) => !line.text.slice(from, to).endsWith("?"));
  const opening = line.question !== null && asksForOpinion(line.question) ? first : -1;
  const isMeant = isIronic(line.text, (rest) => sentimentOf(rest, line.language) ?? 0) ? isTrouble : isEither;
  return pieces.flatMap((piece, at) => {
    const own = words[at] ?? [];
    const text = line.text.slice(piece.from, piece.to);
    const next = pieces[at + 1];
    if (next && AT_FIRST.test(text) && NOW.test(line.text.slice(next.from, next.to))) return [];
    const verdict = at === opening && !isBeside(text) ? verdictIn(ownText(text), phrases, line.question ?? "") : null;
    const told = meantOf(verdict ?? keptOf(text, toldIn(text, own, phrases)), isMeant);
    const lean = leanOf(told);
    const isTold = told.size > 0 || (isWhole && isMeant(moodIn(text, told, lean, line.language)));
    const sentence = isTold ? sentenceAt(at) : null;
    if (sentence === null) return [];
    const before = goesOn[at] ? sentenceAt(at - 1) : null;
    const answers = at < movesOn || movesOn === -1;
    const context = { before, after: sentenceAt(at + 1), asked, answers };
    // Scoring a sentence's tone takes ten times as long as reading its phrases, and is done for few.
    return [
      {
        line,
        person,
        told,
        sentence,
        ...context,
        isVerdict: verdict !== null,
        lean,
        get mood() {
          const mood = verdict === null ? moodIn(text, told, lean, line.language) : lean;
          return isMeant(mood) ? mood : 0;
        },
        get clarity() {
          const sound = Math.abs(sentimentOf(ownText(text), line.language) ?? 0) / 100;
          return sound + (lean === 0 ? 0 : SAID) + (verdict === null ? 0 : 1);
        },
      },
    ];
  });
}

/** "I hated it at first. Now I find it handy." */
const AT_FIRST = /(?<!\p{L})(?:at first|initially|in the beginning|to begin with|anfangs|am anfang|zuerst)(?!\p{L})/iu;
const NOW =
  /^\W*(?:(?:but|and|aber|und) )?(?:now|these days|by now|today|meanwhile|jetzt|heute|inzwischen|mittlerweile)(?!\p{L})/iu;

type IsMeant = (side: -1 | 0 | 1) => boolean;
const isTrouble: IsMeant = (side) => side === -1;
const isEither: IsMeant = (side) => side !== 0;
/** "I love waiting." is neither praise nor a plain complaint. */
const meantOf = (told: Told, isMeant: IsMeant): Told =>
  [...told.values()].every(({ side }) => isMeant(side)) ? told : new Map();

/** Words that take a side are clearer than a tone that does. */
const SAID = 0.5;

/** Without a phrase that takes a side, the tone must be this clear, and the sentence longer than a word or two. */
const CLEARLY = 80;
const FEWEST_WORDS = 4;
/** A tone fainter than that confirms nothing. */
const AUDIBLE = 15;

/** Who wishes for something or leaves doesn't say how a thing is. */
const NO_SIDE: ReadonlySet<Kind> = new Set(["wish", "leaving"]);
/** Not minding or having known isn't praise. */
const NO_PRAISE: ReadonlySet<Kind> = new Set(["mind", "surprise"]);

function leanOf(told: Told): -1 | 0 | 1 {
  const sides = [...told].flatMap(([kind, { side }]) =>
    NO_SIDE.has(kind) || (side === 1 && NO_PRAISE.has(kind)) ? [] : [side],
  );
  const sum = sides.reduce<number>((total, side) => total + side, 0);
  return sum === 0 ? 0 : sum < 0 ? -1 : 1;
}

/** "It works, but I find it odd": praise that is taken back. */
const TAKEN_BACK = /(?:,| –| -) (?:but|though|although|only|except|aber|nur|allerdings|obwohl)\b/iu;

/** What is said without the praise that is taken back. */
function keptOf(text: string, told: Told): Told {
  const turn = TAKEN_BACK.exec(text);
  if (turn === null) return told;
  const before = wordsOf(text.slice(0, turn.index)).length;
  return new Map([...told].filter(([, { side, to }]) => side === -1 || to > before));
}

function moodIn(text: string, told: Told, lean: -1 | 0 | 1, language: string | null): -1 | 0 | 1 {
  const own = ownText(text);
  if (lean === 0 && (told.size > 0 || isOpen(text) || wordsOf(own).length < FEWEST_WORDS)) return 0;
  const heard = sentimentOf(own, language);
  if (lean !== 0) return heard === null || heard * lean >= AUDIBLE ? lean : 0;
  const sound = heard ?? 0;
  if (Math.abs(sound) < CLEARLY || isDenied(own, language)) return 0;
  return sound < 0 ? -1 : 1;
}
