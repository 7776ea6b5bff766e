import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { isRole } from "../retrieve/asked/who-is-asked";
import type { Group } from "./read-group";

const COUNTED =
  /^(?:and )?(?:how many|wie viele)(?: of (?:them|the people|our people) are)? ((?:\p{L}+ )?\p{L}+)(?: (?:are there|are they|are we talking to|took part|do we have|did (?:we|you|i) (?:interview|talk to|speak to|ask)|have (?:we|you|i) (?:interviewed|talked to|spoken to)|gibt es|sind (?:es|dabei)|haben (?:wir|teilgenommen|mitgemacht)))?(?: (?:here|in this study|in the study|so far|in total|hier|insgesamt))*[\s?.!]*$/iu;
const CALLED =
  /^(?:and )?(?:(?:who(?: else| here)?|wer(?: noch)?) (?:is|are|was|were|works? as|ist|sind|arbeitet als)|(?:is|are) (?:any|some)(?:one|body)(?: here)?|(?:is|are) there any) (?:an? |the |all |eine? )?((?:\p{L}+ )?\p{L}+)[\s?.!]*$/iu;

/** "Who has children?" */
const HAS_CHILDREN =
  /^(?:and )?(?:who(?: else)?|how many(?: of them| people)?|(?:do|does) (?:people|they|participants|customers|users|members|any(?:one|body))) (?:has|have|got)(?: got)? (?:any )?(?:kids|children|a child)[\s?.!]*$/iu;
const HAT_KINDER = /^(?:und )?(?:wer|wie viele) (?:hat|haben) (?:schon |auch )?(?:ein kind|kinder)[\s?.!]*$/iu;

/** A "Lehrerin" is a "Lehrer". */
const FEMALE = /(?<=\p{L}{4})in(?:nen)?$/u;
/** "Who is a nurse?" asks for nurses. */
const ENGLISH = /^(?:and )?(?:who|is|are)(?!\p{L})/iu;
const severalOf = (name: string): string => (/(?:s|men|staff|police|clergy)$/u.test(name) ? name : `${name}s`);

/**
 * What people are called of whom a question asks only who they are: "Who is a nurse?", "How many drivers are there?"
 */
export function readCalled(question: string): Group | null {
  const typed = question.trim();
  if (HAS_CHILDREN.test(typed)) return { name: "parents", plain: null, isHad: true };
  if (HAT_KINDER.test(typed)) return { name: "Eltern", plain: null, isHad: true };
  const one = CALLED.exec(typed)?.[1];
  const name = COUNTED.exec(typed)?.[1] ?? (one !== undefined && ENGLISH.test(typed) ? severalOf(one) : one);
  const noun = name === undefined ? "" : (wordsOf(name).at(-1) ?? "");
  return name !== undefined && isRole(noun.replace(FEMALE, "")) ? { name, plain: null } : null;
}
