import { frameOf } from "@/lib/services/eva/reading/frame";
import { matterOf } from "@/lib/services/eva/reading/matter";
import type { Passage } from "../corpus/passages";
import { peopleIn } from "../corpus/people-in";
import { saysSomething } from "./answers-to";
import type { Alike } from "./asked-alike";
import { lastAsked, questionIn } from "./put-to";

/** The title and the question of each study that was read, by its id. */
export type Aims = ReadonlyMap<string, readonly string[]>;

/** "What made you decide the way you did?", "Was hat den Ausschlag gegeben?": it names no matter of its own. */
const DECIDED =
  /^(?:what (?:made|led|brought) you (?:to )?(?:decide|choose|do|go)\b.{0,24}|what (?:was|were) (?:the |your )*(?:main |biggest |most important |deciding |decisive )*(?:reasons?|factors?)(?: for (?:you|that|it|your decision))?|what (?:was|were|lay) behind (?:that|it|your (?:decision|choice))|why did you (?:decide|choose) (?:the way you did|that|like that|as you did|so)|what (?:decided|settled) (?:it|that)(?: for you)?|what tipped (?:it|the scales?|the balance)(?: for you)?|was (?:hat|war) .{0,24}(?:ausschlag gegeben|ausschlaggebend|entscheidend|dazu bewogen|bewogen)|warum h(?:aben sie|ast du) (?:sich|dich) so entschieden|(?:was war|woran lag) .{0,24}(?:entscheidung|entschieden))[?.!\s]*$/iu;
/** Of the words of a question, those that a study's title or question must have. */
const SAME = 0.75;
const FEWEST_WORDS = 2;
const FEWEST_PEOPLE = 2;

/**
 * "Why do trial users leave at the checkout?", if that is what a study wants to know, is answered by what its
 * participants said when they were asked why they decided as they did, however few of its words they use.
 */
export function askedOfStudy(
  question: string,
  german: boolean,
  passages: readonly Passage[],
  aims: Aims,
  names: ReadonlySet<string>,
): Alike | null {
  if (frameOf(question) !== "why") return null;
  const matter = (text: string) => matterOf(text, german ? "de" : "en", names);
  const wanted = matter(question);
  const isAim = (aim: string): boolean => {
    const known = matter(aim);
    const shared = [...wanted].filter((key) => known.has(key)).length;
    return shared >= FEWEST_WORDS && shared >= SAME * wanted.size;
  };
  const studies = new Set([...aims].flatMap(([id, texts]) => (texts.some(isAim) ? [id] : [])));
  const answering = passages.filter(
    (passage) => isIn(studies, passage) && DECIDED.test(questionIn(passage.asked.text)) && saysSomething(passage),
  );
  const [first] = answering;
  if (!first || peopleIn(answering) < FEWEST_PEOPLE) return null;
  return { question: lastAsked(first.asked.text), answering };
}

const isIn = (studies: ReadonlySet<string>, { line: { origin } }: Passage): boolean =>
  "studyId" in origin && studies.has(origin.studyId);
