import { answersNo } from "@/lib/services/analysis/themes/statements/answers-no";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { frameOf } from "@/lib/services/eva/reading/frame";
import { questionIn } from "@/lib/services/eva/retrieve/asked/put-to";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { QuestionKind } from "@/lib/services/eva/retrieve/question/question-terms";
import { measureOf } from "@/lib/services/eva/retrieve/ranking/measures";
import type { Ranked } from "@/lib/services/eva/retrieve/ranking/rank";
import { takingSide } from "@/lib/services/eva/retrieve/ranking/respects";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import {
  askedAboutAll,
  callsItSurprising,
  isOfSurprise,
  isOneThing,
  namesSubject,
  namesThing,
  takesOpposite,
} from "./feels";
import { isOfPrice } from "./names-of";

/** Share of the best passage's score below which a passage is about something else. */
const RELEVANT = 0.7;
/** The same for a direct answer to a question about it, which needn't repeat its words. */
const ANSWERING = 0.65;
/** The same of the share of the question that it covers. */
const COVERING = 0.6;
/** A line that barely names the topic counts only as the direct answer to a question that does. */
export const NEARLY_ABOUT = 0.5;
const DIRECT = 2;
/** That question must name nearly as much of the topic as anyone does, except for the first line after it. */
const FULLY_ASKED = 0.75;
/** Share of the most that anyone says about it in their own words. */
const OUTRIGHT = 0.9;
const ENOUGH = 5;
/** Share of all this for what is said in another language than it is asked in. */
const TRANSLATED = 0.9;
/** If fewer name it outright, others may mean the same in other words. */
const FEWEST = 2;

/** "How long did they wait?" is told by who says that they waited, or was asked, and names a time. */
const SAYS = 0.4;
const countsIt = (kind: QuestionKind, { least, passage: { line, distance } }: Ranked): boolean =>
  least >= SAYS && distance <= DIRECT && measureOf(kind)?.test(line.text) === true;

/** Who says that they don't do it tells no reason for it. */
const saysNo = ({ asked, line, distance }: Passage): boolean =>
  distance === 1 && frameOf(questionIn(asked.text)) === "whether" && answersNo(line.text);

/** What is about the question, of those whose words count. */
export function aboutIt(retrieved: Retrieved): Ranked[] {
  const { only } = retrieved;
  const about = aboutOfAll(retrieved);
  return only ? about.filter(({ passage }) => only.has(passage.person)) : about;
}

/** The passages that take the side which a question asks for, if enough do. */
function takingIn({ ranked, respects, isOfSides, named }: Retrieved): ReadonlySet<Passage> {
  const passages = ranked.map(({ passage }) => passage);
  const fewest = named ? 1 : undefined;
  return new Set(isOfSides ? respects.flatMap((respect) => takingSide(passages, respect, fewest)) : []);
}

/** Where hardly anybody calls it dear, whoever speaks of the price tells more than who only sounds like it. */
export const isOnlyOfPrice = (retrieved: Retrieved): boolean =>
  retrieved.isOfSides && retrieved.terms.some(isOfPrice) && takingIn(retrieved).size === 0;

/** If enough people name it outright, those who only come near it don't count. */
function aboutOfAll(retrieved: Retrieved): Ranked[] {
  const { ranked, respects, isOfSides, named, askedSo, askedFor, put, german, feeling, terms, kind } = retrieved;
  if (askedSo) return ranked;
  const counted =
    (kind === "number" || kind === "duration") && terms.length > 1 && ranked.some(({ least }) => least < SAYS)
      ? ranked.filter((one) => countsIt(kind, one))
      : [];
  if (peopleIn(counted) >= FEWEST) return counted;
  const best = ranked[0]?.score ?? 0;
  const most = Math.max(...ranked.map(({ coverage }) => coverage), 0);
  const taking = takingIn(retrieved);
  const isOpposite = ({ passage }: Pick<Ranked, "passage">) =>
    respects.some((respect) => takesOpposite(passage, respect));
  // Who left says no to "Are you still with us?", and then why.
  const isOfLeaving = respects.some(({ kinds }) => kinds.includes("leaving"));
  // Beside somebody's view that was asked for, others tell theirs unasked.
  const isPut = [...put].some(({ line, asked }) => frameOf(questionIn(asked.text)) !== null && !answersNo(line.text));
  const isOfDegree = [...put].some(({ asked }) => frameOf(questionIn(asked.text)) === "degree");
  // "How accurate is the transcript?" is also told by who was asked how they find the transcript.
  const isView = ({ distance, asked, language }: Passage) =>
    distance === 1 && terms.some((term) => asked.about.has(distinctStemmerOf(language)(term)));
  const about = ranked.filter(({ passage, score, coverage, own }) => {
    if (askedFor.has(passage) || put.has(passage)) return true;
    if (kind === "reason" && !named && !isOfLeaving && saysNo(passage)) return false;
    // Beside somebody's answer to just that, others have to say all of it.
    if (isPut && (!isOfSides || kind === "reason") && own < OUTRIGHT) return isOfDegree && isView(passage);
    // Nobody says a German word in English: only meanings cover it.
    const share = german && passage.language !== "de" ? TRANSLATED : 1;
    const isAnswer = passage.distance === 1 && own < NEARLY_ABOUT;
    if (score < best * (isAnswer ? ANSWERING : RELEVANT) * share || coverage < most * COVERING * share) return false;
    const least = passage.distance === 1 ? COVERING : FULLY_ASKED;
    if (own < NEARLY_ABOUT * share && (passage.distance > DIRECT || coverage < most * least)) return false;
    if (taking.size > 0) return taking.has(passage);
    return !isOpposite({ passage });
  });
  const [isAsked, isSaid] = [askedAboutAll(terms), namesThing(terms)];
  const isSurprise = isOfSides && isOfSurprise(respects);
  const isNamed = (passage: Passage) =>
    isSurprise ? askedFor.has(passage) || callsItSurprising(passage) : feeling !== null && namesSubject(passage, terms);
  const among = new Set(about);
  // Whoever was asked about it needn't name it.
  const naming = ranked.filter(
    (one) =>
      (among.has(one) && isNamed(one.passage)) || (!isSurprise && feeling !== null && isAsked(one) && !isOpposite(one)),
  );
  if (peopleIn(naming) >= FEWEST) return naming;
  const isThing =
    (!isOfSides || isOnlyOfPrice(retrieved)) && feeling === null && kind !== "reason" && isOneThing(terms);
  const sure = isThing ? ranked.filter((one) => isAsked(one) || (among.has(one) && isSaid(one))) : [];
  if (peopleIn(sure) >= (named ? 1 : FEWEST)) return sure;
  const fullest = Math.max(...about.map(({ own }) => own), 0);
  const outright = about.filter(({ own }) => own >= fullest * OUTRIGHT);
  return peopleIn(outright) >= ENOUGH ? outright : about;
}

const peopleIn = (ranked: readonly Ranked[]): number => new Set(ranked.map(({ passage }) => passage.person)).size;
