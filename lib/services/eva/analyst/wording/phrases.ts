import type { Overview } from "@/lib/services/eva/reading/overview";
import type { Mended } from "@/lib/services/eva/retrieve/question/mend-spelling";
import type { Feeling } from "@/lib/services/eva/retrieve/ranking/feelings";

/** `lines`: in how many, if that is asked. */
export type Mentioned = {
  words: readonly string[];
  count: number;
  people: number;
  lines: number | null;
  disagree: boolean;
};

/** What so many people name: a word of theirs (`isWord`), or a thing as Eva calls it. */
export type Named = { label: string; isWord: boolean; count: number };

/** What introduces quotes: within the sentence that quotes the first, and apart from them, as in a report. */
export type Opening = { within: string; apart: string };

/** The wording of an answer around its quotes. `{0}` is the place of the quote. */
export type Phrases = {
  said: readonly string[];
  other: Opening;
  alsoOther: readonly string[];
  more: string;
  turnedLater: Opening;
  turnedEarlier: Opening;
  someone: string;
  lead(spoke: number, people: number, disagree: boolean): string | null;
  /** That not all of those who are counted are quoted, and who the others are; "" if all are. */
  someOf(shown: number, all: number, others?: readonly string[]): string;
  /** For a question about a number: how many name one. */
  numbers(spoke: number, people: number): string | null;
  /** For a question about competitors and workarounds: how many name something else that they use or tried. */
  otherTools(told: number, people: number): string | null;
  /** For a question about how often people do something: how many say it. */
  often(told: number, people: number): string | null;
  /** For a question about who disagrees, where nobody clearly does. */
  agreed(spoke: number, people: number): string | null;
  /** For questions about how people feel: how many clearly do, and what comes closest if nobody does. */
  feel(asked: Feeling, told: number, shown: number, people: number): string;
  /** For a question that people were asked themselves in some words: how many named something. */
  askedFor(told: number, people: number): string;
  /** Introduces those who say so elsewhere. */
  besides: Opening;
  /** Introduces those whose words don't clearly take that side, and those who take neither of two. */
  beside: Opening;
  neither: Opening;
  /** Introduces those who speak of something like the one thing that is asked about. */
  alike: Opening;
  /** Introduces those who speak of only some of what is asked about. */
  nearby: Opening;
  /** For a question that uses a name nobody used: what was found is about something near it. */
  near(spoke: number, people: number, unsaid: readonly string[]): string;
  /** How many say one of some words. */
  mention(told: Mentioned): string;
  /** How many others say it by another name, only its main word, or not at all, though they were asked about it. */
  otherwise(count: number, names: readonly string[]): string;
  alone(count: number, main: string): string;
  unspoken(count: number, isFirst: boolean): string;
  /** How many do both of two things, and how many one of them, as its question asks. */
  both(count: number, people: number): string;
  part(question: string, count: number): string;
  /** How many neither say a thing nor were asked about it (`asked`), and who. */
  silent(
    things: readonly string[],
    counted: { silent: number; asked: number; people: number },
    names: readonly string[],
  ): string;
  /** Opens the answer to who doesn't do something. */
  untold: string;
  /** The same if some say so, and the answer to why they don't. */
  deny(count: number, people: number): string;
  whyNot(count: number, people: number): string;
  /** The same of what they don't say of themselves. */
  ofOthers: Opening;
  /** Introduces those who deny that they do what was asked. */
  denying: Opening;
  /** How many are left who weren't quoted before, and that nobody is. */
  rest(count: number): string;
  noRest: string;
  /** Nobody says a word; and what comes closest then. */
  nobody(things: readonly string[]): string;
  nearest: string;
  /** Introduces what comes closest to a question that nothing surely answers. */
  unsure: string;
  /** Follows the sentence that nothing answers, for such a part, or for people whom nobody here is called like. */
  unanswered(parts: readonly string[]): string;
  unknown(names: readonly string[]): string;
  /** Which words of the question were read as others. */
  read(mended: readonly Mended[]): string;
  /** What several of those who were asked answer alike, with how many, and how many answer something else. */
  answeredAlike(groups: readonly Named[], others: number): string;
  ofAlike(named: Named): string;
  otherAnswers: string;
  /** Before what people say of an amount, where only those are asked for who pass a limit. */
  uncompared: string;
  /** Opens the answer by those who were asked nearly the same. */
  askedSo(question: string, spoke: number, people: number): string;
  /** Before what others say, after what several do. */
  others: Opening;
  /** Opens an overview. */
  overview: Record<Overview, string>;
  /** Opens one of what people are divided on, if those on one side are few. */
  barelyDivided: string;
  /** In place of one, if nobody contradicts anybody. */
  undivided: string;
  /** Opens one that tells who was asked what, and how they answer. */
  asked: string;
  /** Opens one in which too few people say the same for a claim. */
  ownWords: string;
  /** How many people support a claim, and how many contradict it. */
  backed(support: number, against: number, people: number, isDivided: boolean): string;
  /** Opens what one person said as a whole, and introduces their answer to a question. */
  ofPerson(name: string): string;
  answering(question: string): string;
  /** Added where nobody of a name speaks, if people go by labels. */
  labels: string;
  /** Those who took part. */
  present(people: number, names: readonly string[]): string;
  /** How many files are still being processed, and how many recordings have no transcript; at least one. */
  unread(pending: number, needed: number): string;
  /** How many sessions were not read because they are flagged; at least one. */
  leftOut(count: number): string;
};
