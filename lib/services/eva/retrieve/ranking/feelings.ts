import { KINDS } from "@/lib/services/analysis/themes/statements/lexicon";
import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";

const words = (text: string) => new Set(text.split(/\s+/));

const TROUBLE =
  words(`annoy annoys annoyed annoying annoyance annoyances irritate irritates irritated irritating frustrate frustrates
frustrated frustrating frustration frustrations bother bothers bothered bothering upset upsets dislike dislikes disliked hate hates
hated unhappy dissatisfied angry problem problems trouble troubles issue issues wrong complain complains complained complaint complaints arger argert geargert
argerlich nervt nerven genervt stort storen gestort beschwert beschweren beschwerde beschwerden unzufrieden hasst gehasst probleme schwierigkeiten`);
const PRAISE =
  words(`like likes liked love loves loved enjoy enjoys enjoyed praise praises praised happy happier delighted satisfied pleased
glad zufrieden glucklich begeistert loben lobt gelobt gefallt gefallen gefiel liebt liebte geliebt mag mochte mochten gemocht mogen mag
schatzen`);
/** "What annoys nurses about the form?": between such a verb and the subject are the people interviewed. */
const MOVES = words(
  "annoy annoys irritate irritates frustrate frustrates bother bothers upset upsets confuse confuses surprise surprises worry worries please pleases",
);
const ABOUT = words("about with in at on by over");

const WHETHER = words(
  "is are were do does did has have had can could would should will ist sind war waren hat haben hatte hatten gibt gab kann konnte soll sollte",
);
const ANYONE = /^(?:anyone|anybody|someone|somebody|any|jemand|irgendjemand)$/;
/** "Did anyone have much trouble with it?" */
const FEELS_BY = 5;
const FILLER = words("and so then but und also dann aber");

/** "Who wants a longer trial?" asks who wishes for one, "Who wants to leave?" for something else. */
const WISHES = words("want wants need needs wish wishes");
const WHOEVER = /^(?:who|does anyone|did anyone|do any|did any|has anyone|does anybody|did anybody|how many|which)\b/;
export const isWish = (word: string): boolean => WISHES.has(word);
const wishesFor = (word: string, question: readonly string[]): boolean => {
  const next = question[question.indexOf(word) + 1];
  return WISHES.has(word) && next !== undefined && next !== "to" && WHOEVER.test(question.join(" "));
};

const TRUST = words("trust trusts trusted vertraut vertrauen vertraue");
const DISTRUST = words("distrust distrusts distrusted mistrust mistrusts mistrusted misstraut misstrauen");
/** "Who lost trust in it?" asks for something else. */
const NO_VERB = words("lost lose loses losing no some any more less of the their in build builds gain gained");
const trustIn = (word: string, question: readonly string[]): boolean =>
  TRUST.has(word) && !NO_VERB.has(question[question.indexOf(word) - 1] ?? "");

const RESPECTS = {
  trouble: { kinds: KINDS, side: -1 },
  praise: { kinds: KINDS, side: 1 },
  wish: { kinds: ["wish"], side: -1 },
  trust: { kinds: ["trust"], side: 1 },
  distrust: { kinds: ["trust"], side: -1 },
} satisfies Record<string, Respect>;

/** What somebody is asked to feel: trouble, praise, a wish, or trust. */
export type Feeling = keyof typeof RESPECTS;
/** Whether any trouble or praise is asked for, in whatever words. */
export const isOfAnyKind = ({ kinds }: Respect): boolean => kinds.length > 1;
export const nameOf = (respect: Respect): Feeling => {
  const { kinds, side } = respect;
  if (isOfAnyKind(respect) || !(kinds.includes("wish") || kinds.includes("trust")))
    return side === 1 ? "praise" : "trouble";
  return kinds.includes("wish") ? "wish" : side === 1 ? "trust" : "distrust";
};

/** The side of a word that asks how people feel about something else in the question. */
export function feelingOf(word: string, question: readonly string[]): Respect | null {
  if (TROUBLE.has(word)) return RESPECTS.trouble;
  if (wishesFor(word, question)) return RESPECTS.wish;
  if (DISTRUST.has(word)) return RESPECTS.distrust;
  if (trustIn(word, question)) return RESPECTS.trust;
  const isLike =
    word !== "like" ||
    !/^(?:is|was|are|were|look|looks|feel|feels|would|be)$/.test(question[question.indexOf(word) - 1] ?? "");
  return PRAISE.has(word) && isLike ? RESPECTS.praise : null;
}

/** The people a question is about: every speaker is one of them, and hardly anyone says so. */
export function whoIsMoved(question: readonly string[]): ReadonlySet<string> {
  return new Set(question.filter((_, at) => MOVES.has(question[at - 1] ?? "") && ABOUT.has(question[at + 1] ?? "")));
}

/** "Is it a problem?" asks for both sides, "What is the problem?" and "People hate it" for one. */
export const asksOneSide = (question: readonly string[]): boolean => {
  const [first = "", second = ""] = question.filter((each) => !FILLER.has(each));
  // "Did anyone complain about it?" asks who did; "Was anyone sent away with the wrong key?" asks something else.
  if (ANYONE.test(second)) return question.slice(2, FEELS_BY).some((word) => feelingOf(word, question) !== null);
  // "Was" begins a question for both sides in English, and for one in German.
  const isEnglishWas = first === "was" && /^(?:the|it|this|that|they|there|people|your|our|their)$/.test(second);
  return first !== "" && !WHETHER.has(first) && !isEnglishWas;
};
