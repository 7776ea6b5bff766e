import { asksForTrait } from "../compare/asks-for-trait";
import { readByTrait } from "../compare/by-trait";
import { groupOfTrait } from "../compare/group-of-trait";
import { readCalled } from "../compare/read-called";
import { readComparison } from "../compare/read-comparison";
import { readGroup } from "../compare/read-group";
import { readWilling } from "../compare/read-willing";
import { readHabit } from "../habits/read-habit";
import { readWorkplace } from "../habits/workplace";
import { readAmounts } from "../reading/amounts";
import { readBoth } from "../reading/both";
import { readSuperlative } from "../reading/superlative";
import { readHypothesis } from "../reasons/read-hypothesis";
import { withoutNames } from "../retrieve/corpus/names-in";
import type { Retrieved } from "../retrieve/retriever";
import type { Draft } from "./analyst";
import { answeredWhether } from "./kinds/answered-whether";
import { bothOf } from "./kinds/both-of";
import { called } from "./kinds/called";
import { compared } from "./kinds/compared";
import { denied, whyNot } from "./kinds/denied";
import { habitual, notDoing } from "./kinds/habitual";
import { happened } from "./kinds/happened";
import { howEasy } from "./kinds/how-easy";
import { ofEach } from "./kinds/of-each";
import { ofGroup } from "./kinds/of-group";
import { ofTrait } from "./kinds/of-trait";
import { otherTools } from "./kinds/other-tools";
import { supposed } from "./kinds/supposed";
import { whyLeave } from "./kinds/why-leave";
import { whyStopped } from "./kinds/why-stopped";
import { willing } from "./kinds/willing";
import { working } from "./kinds/working";
import type { Phrases } from "./wording/phrases";

/** A question, what it finds, and how another question is answered by what that one finds. */
type Asking = {
  text: string;
  retrieved: Retrieved;
  phrases: Phrases;
  answer(text: string, found: Retrieved): Promise<Draft>;
};

/** Answers the questions that it reads as its own, and no other. */
type Kind = (asking: Asking) => Draft | null | Promise<Draft | null>;

/** "How many are nurses?", of a column of a table. */
const countsTrait: Kind = ({ text, retrieved, phrases }) => {
  const trait = asksForTrait(text, retrieved.traits);
  return trait && ofTrait(trait, retrieved, phrases);
};

/** "How do nurses and doctors differ?", of a column of a table. */
const comparesByTrait: Kind = ({ text, retrieved, phrases, answer }) => {
  const byTrait = readByTrait(text, retrieved.traits);
  return byTrait && ofEach(byTrait, retrieved, phrases, answer);
};

const compares: Kind = ({ text, retrieved, phrases, answer }) => {
  const comparison = readComparison(text);
  return comparison && compared(comparison, retrieved, phrases, answer);
};

const callsThemselves: Kind = ({ text, retrieved, phrases }) => {
  const calling = readCalled(text);
  return calling && called(calling, retrieved, phrases);
};

/** "Is the price why people leave?" */
const isSupposed: Kind = ({ text, retrieved, phrases }) => {
  const hypothesis = readHypothesis(retrieved.named ? withoutNames(text, retrieved.said) : text);
  return hypothesis && supposed(text, hypothesis, retrieved, phrases);
};

/** "What is the most annoying thing?" */
const asksForMost: Kind = async ({ text, retrieved, answer }) => {
  const plain = readSuperlative(text);
  if (plain === null || retrieved.askedSo !== null || retrieved.askedFor.size > 0) return null;
  const found = await retrieved.findToo(plain);
  return found.feeling === null ? null : answer(plain, found);
};

/** Amounts are quoted, as people were asked for them, and not compared. */
const asksForAmounts: Kind = async ({ text, retrieved, phrases, answer }) => {
  const plain = readAmounts(text);
  if (plain === null || retrieved.named) return null;
  const found = await retrieved.findToo(plain);
  if (found.askedSo === null && found.put.size === 0) return null;
  const draft = await answer(plain, found);
  return { ...draft, lead: `${phrases.uncompared} ${draft.lead ?? ""}`.trim() };
};

const worksFor: Kind = ({ text, retrieved, phrases }) => {
  const workplace = retrieved.named ? null : readWorkplace(text);
  return workplace && working(workplace, retrieved, phrases);
};

const isOfGroup: Kind = ({ text, retrieved, phrases, answer }) => {
  const group = groupOfTrait(text, retrieved.traits) ?? readGroup(text);
  return group && ofGroup(group, retrieved, phrases, answer);
};

const isOfBoth: Kind = ({ text, retrieved, phrases }) => {
  const parts = readBoth(text);
  return parts && bothOf(parts, retrieved, phrases);
};

const isOfWilling: Kind = ({ text, retrieved, phrases }) => {
  const asked = readWilling(text);
  return asked && willing(asked, retrieved, phrases);
};

const isOfHabit: Kind = ({ text, retrieved, phrases }) => {
  const habit = retrieved.mentions || retrieved.feeling ? null : readHabit(text);
  return habit && habitual(habit, text, retrieved, phrases);
};

const isOfDenial: Kind = async ({ text, retrieved, phrases }) =>
  retrieved.denied ? ((await notDoing(text, retrieved, phrases)) ?? denied(text, retrieved, phrases)) : null;

/** One whose arguments are the question's. */
const plainly =
  (tell: (text: string, retrieved: Retrieved, phrases: Phrases) => Draft | null | Promise<Draft | null>): Kind =>
  ({ text, retrieved, phrases }) =>
    tell(text, retrieved, phrases);

/** In the order in which they are tried: the first that reads a question as its own answers it. */
const KINDS: readonly Kind[] = [
  countsTrait,
  comparesByTrait,
  compares,
  callsThemselves,
  isSupposed,
  asksForMost,
  asksForAmounts,
  plainly(otherTools),
  plainly(whyStopped),
  plainly(whyLeave),
  worksFor,
  isOfGroup,
  isOfBoth,
  plainly(happened),
  isOfWilling,
  plainly(howEasy),
  isOfHabit,
  plainly(answeredWhether),
  plainly(whyNot),
  isOfDenial,
];

/** What isn't answered passage by passage: comparisons, groups, habits, what people would do and what they don't. */
export async function ofItsKind(asking: Asking): Promise<Draft | null> {
  for (const kind of KINDS) {
    const draft = await kind(asking);
    if (draft) return draft;
  }
  return null;
}
