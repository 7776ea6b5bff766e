import { onceFor } from "@/lib/core/data/once-for";
import { wholeOrOpening } from "@/lib/services/analysis/themes/claims/opening-of";
import { answersNo } from "@/lib/services/analysis/themes/statements/answers-no";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { withoutPhrasal } from "@/lib/services/analysis/words/phrasal";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { frameOf } from "@/lib/services/eva/reading/frame";
import { keyOf, matterIn, matterOf, ofAnyone } from "@/lib/services/eva/reading/matter";
import { questionIn } from "@/lib/services/eva/retrieve/asked/put-to";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";

/** Somebody who says that they don't do a thing, in a quote. */
export type Denier = { passage: Passage; quote: string };

const OWN =
  /(?<!\p{L})(?:I|I['’](?:m|d|ve|ll)|we|we['’](?:re|d|ve|ll)|my|our|ich|wir|mir|uns|mein\p{L}*|unser\p{L}*)(?!\p{L})/u;
const NOT =
  /(?<!\p{L})(?:not|never|no|none|cannot|without|no longer|stopped|\p{L}+n['’]t|nicht|nie(?:mals)?|kein\p{L}*|ohne|nichts)(?!\p{L})/iu;
/** "I don't know who has one" denies no having. */
const UNSURE = /(?<!\p{L})(?:don['’]t (?:know|think|remember)|not sure|weiß (?:ich )?nicht)(?!\p{L})/iu;
const CLAUSES = /[,;:–—]|(?<!\p{L})(?:but|because|and|so|aber|weil|und|denn|sondern)(?!\p{L})/iu;

/**
 * What may stand between "don't" and what isn't done: "I don't really have a mooring", but not "I don't like the app".
 */
const SMALL = new Set(
  "have had got get own owned use used using do done be been ever even really actually usually a an the any my our to on in at much more one".split(
    " ",
  ),
);
const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** "It isn't in the app" denies no use of the app. */
const THING = /^(?:it|that|this|there|they|these|those|he|she|es|das|er)(?:['’]\p{L}+)?$/iu;
const IS = /^(?:is|are|was|were|has|have|had|does|did|will|would|can|could|ist|sind|war|waren|hat)$/iu;
const isOfThing = (before: readonly string[]): boolean =>
  THING.test((IS.test(before.at(-1) ?? "") ? before.at(-2) : before.at(-1)) ?? "");

/** Whether a negation reaches the one thing that a question is about. */
function isDenied(clause: string, key: string, language: string | null): boolean {
  const words = withoutPhrasal(clause).match(WORD) ?? [];
  return words.some((word, at) => {
    if (wordsOf(word).every((each) => keyOf(each, language) !== key)) return false;
    const not = words.slice(0, at).findLastIndex((each) => NOT.test(each));
    const between = words.slice(not + 1, at);
    if (not >= 0 && isOfThing(words.slice(0, not))) return false;
    if (not >= 0 && between.every((each) => wordsOf(each).every((part) => SMALL.has(part)))) return true;
    // "Ich beschwere mich nicht"
    if (language !== "de") return false;
    const rest = words.slice(at + 1).join(" ");
    return /^\p{Ll}/u.test(word) ? words.some((each) => NICHT.test(each)) : HAS_NOT.test(rest);
  });
}

const NICHT = /^(?:nicht|nie|niemals)$/iu;
/** "Die App habe ich gar nicht." */
const HAS_NOT =
  /^(?:hab\p{L}*|hatte\p{L}*|nutz\p{L}*|benutz\p{L}*|verwend\p{L}*|nehm\p{L}*|brauch\p{L}*|kenn\p{L}*|kauf\p{L}*|bestell\p{L}*) (?:ich|wir)(?: \p{L}+){0,3} (?:nicht|nie|niemals)(?!\p{L})/iu;

/** The sentences in which the speaker denies anything, and what each clause that does is about; read once. */
const denyingIn = onceFor(({ line, language }: Passage) =>
  sentencesOf(line.text)
    .filter((sentence) => !sentence.endsWith("?") && OWN.test(sentence) && NOT.test(sentence) && !UNSURE.test(sentence))
    .map((sentence) => ({
      sentence,
      clauses: sentence
        .split(CLAUSES)
        .flatMap((clause) => (NOT.test(clause) ? [{ clause, matter: matterIn(clause, language) }] : [])),
    })),
);

/** The first sentence of which a clause denies the whole matter, of the speaker. */
function denialIn(passage: Passage, matter: ReadonlySet<string>, names: ReadonlySet<string>): string | undefined {
  const [only = ""] = matter;
  return denyingIn(passage).find(({ clauses }) =>
    clauses.some(({ clause, matter: own }) => {
      const said = ofAnyone(own, names);
      return [...matter].every((key) => said.has(key)) && (matter.size > 1 || isDenied(clause, only, passage.language));
    }),
  )?.sentence;
}

/** Whether an answer says no to a question for a part of the matter at least: who never was there didn't help there. */
function deniesAsked(
  { asked, line, language, distance }: Passage,
  matter: ReadonlySet<string>,
  names: ReadonlySet<string>,
) {
  if (distance !== 1 || asked.text === "" || !answersNo(line.text)) return false;
  const question = questionIn(asked.text);
  const frame = frameOf(question);
  if (frame !== "whether" && !HAVE.test(question)) return false;
  const own = [...matterOf(question, language, names)];
  const common = own.filter((key) => matter.has(key)).length;
  return common >= own.length / 2 && common > matter.size / 2;
}
/** "What have you borrowed so far?", "How do you charge at home?" */
const HAVE =
  /^(?:and |so )?(?:what|how(?: (?:much|many|often))?) (?:do|did|have|can) you\b|^(?:und |was )(?:haben|hast|machst|machen) (?:sie|du)\b/iu;

/**
 * Who says that they don't do what a question is about, by person: in answer to somebody who asked whether they do, or
 * in a sentence of theirs that names it.
 */
export function deniersOf(
  matter: ReadonlySet<string>,
  said: readonly Passage[],
  names: ReadonlySet<string>,
): Map<string, Denier> {
  const found = new Map<string, Denier>();
  if (matter.size === 0) return found;
  for (const passage of said)
    if (!found.has(passage.person) && deniesAsked(passage, matter, names))
      found.set(passage.person, { passage, quote: wholeOrOpening(passage.line.text) });
  for (const passage of said) {
    if (found.has(passage.person)) continue;
    const quote = denialIn(passage, matter, names);
    if (quote) found.set(passage.person, { passage, quote });
  }
  return found;
}
