import { askedClaim } from "@/lib/core/evidence/asked-claim";
import { listed } from "@/lib/core/text/listed";
import { upperFirst } from "@/lib/core/text/upper-first";
import type { Kind } from "../statements/lexicon";
import { NAMED, NAMING, NAMING_STEPS, NOTHING } from "./english-named";
import { OWN } from "./own";
import type { Wording } from "./wording";

type Say = (thing: string) => string;
type Pair = readonly [trouble: Say, praise: Say];

/** What people say, continuing "People" or "Some people"; `x` may be one thing or many. */
const SAID: Record<Kind, Pair> = {
  price: [
    (x) => `find ${x} too ${/price|fee|cost|charge|rate/u.test(x) ? "high" : "expensive"}`,
    (x) => `find ${x} fair for what they get`,
  ],
  surprise: [(x) => `were caught off guard by ${x}`, (x) => `knew about ${x} beforehand`],
  ease: [(x) => `find ${x} difficult`, (x) => `find ${x} easy`],
  speed: [(x) => `lose time over ${x}`, (x) => `find ${x} quick`],
  faults: [(x) => `run into problems with ${x}`, (x) => `can rely on ${x}`],
  trust: [(x) => `don’t trust ${x}`, (x) => `trust ${x}`],
  mind: [(x) => `are put off by ${x}`, (x) => `don’t mind ${x}`],
  liking: [(x) => `are unhappy with ${x}`, (x) => `speak well of ${x}`],
  leaving: [(x) => `gave up or left over ${x}`, (x) => `would not leave over ${x}`],
  wish: [(x) => `want ${x} to change`, (x) => `would leave ${x} unchanged`],
};

/** What the others do who say otherwise. */
const OTHERS: Record<Kind, readonly [string, string]> = {
  price: ["do not", "do not"],
  surprise: ["were not", "did not"],
  ease: ["do not", "do not"],
  speed: ["do not", "do not"],
  faults: ["do not", "run into problems"],
  trust: ["do", "do not"],
  mind: ["are not", "do"],
  liking: ["are not", "are unhappy"],
  leaving: ["did not", "did"],
  wish: ["do not", "would not"],
};

const STEPS: Record<Kind, Pair> = {
  price: [
    (x) =>
      `Try a lower or simpler price with the people who find ${x} too ${/price|fee|cost|charge|rate/u.test(x) ? "high" : "expensive"}.`,
    (x) => `Leave ${x} alone, and show what people get for it where they decide.`,
  ],
  surprise: [
    (x) => `Mention ${x} earlier, then check in the next round whether anybody is still caught off guard.`,
    (x) => `Keep mentioning ${x} as early as now.`,
  ],
  ease: [
    (x) => `Watch a few people with ${x}, and fix the places where they get stuck.`,
    (x) => `Protect what makes ${x} easy when other things change.`,
  ],
  speed: [
    (x) => `Find where the time goes with ${x}, and agree on a limit to hold it to.`,
    (x) => `Protect the speed of ${x} when other things change.`,
  ],
  faults: [
    (x) => `Reproduce what went wrong with ${x}, starting from these quotes, and fix it before adding anything new.`,
    (x) => `Protect what works about ${x} when other things change.`,
  ],
  trust: [
    (x) => `Say plainly what happens with ${x}, and ask the people who doubted it again.`,
    (x) => `Keep doing what makes people trust ${x}.`,
  ],
  mind: [
    (x) => `Try a change to ${x} with the people who are put off, and see whether it removes the objection.`,
    (x) => `Leave ${x} alone, and put the effort where people object.`,
  ],
  liking: [
    (x) => `List what people dislike about ${x}, fix the most frequent first, and show it to them again.`,
    (x) => `Protect what people like about ${x} when other things change.`,
  ],
  leaving: [
    (x) => `Change ${x} for a few of the people who left over it, and ask whether they would stay.`,
    (x) => `Look elsewhere for why people leave, not at ${x}.`,
  ],
  wish: [
    (x) => `Rank the changes people want to ${x} by how many want each, and test the first with them.`,
    (x) => `Leave ${x} alone.`,
  ],
};

/** Topics that have a different name within a sentence than as a title. */
const INSIDE: Record<string, string> = {
  Price: "the price",
  "Extra charges": "the extra charges",
  "Seats and licences": "the price by seat",
  Trust: "the offer",
  "Privacy and data": "what happens with their data",
  "Bank connection": "the bank connection",
  "Export and import": "export and import",
  "The app on the phone": "the app on the phone",
  "E-mails": "the e-mails",
  "Approval by others": "asking others for approval",
  "The trial": "the trial",
  Leaving: "leaving",
  "Old ways of working": "their old way of working",
  "Budgets and overview": "the overview of budgets",
  "Invoices and bookkeeping": "invoices and bookkeeping",
  "Ease of use": "using it",
  Speed: "how fast it is",
  Bugs: "how it works",
  "Saving time": "the time it takes",
  Learning: "learning how it works",
  "Look and design": "the look of it",
};

const moodSteps = (side: -1 | 1, thing: string) => ({
  step:
    side === -1
      ? `List the problems people describe with ${thing}, and fix the most frequent first.`
      : `Protect what people like about ${thing} when other things change.`,
  ask: `Find out what sets those who like ${thing} apart from those who have trouble, before anything changes.`,
});
const answerSteps = (side: -1 | 1, question: string) => ({
  step:
    side === -1
      ? `List the problems in the answers to “${question}”, and fix the most frequent first.`
      : `Protect what people praise in the answers to “${question}” when other things change.`,
  ask: `Find out what sets those who praise apart from those who have trouble in the answers to “${question}”, before anything changes.`,
});

const asked = (question: string, said: string): string => askedClaim("en", question, said);

export const ENGLISH: Wording = {
  inside: (title) => INSIDE[title] ?? title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  summary: (things) => `It is mostly about ${listed("en", things)}.`,
  words: (terms) => `Words that come up: ${listed("en", terms)}.`,
  of: (kind, side, thing) => {
    const more = SAID[kind][side === -1 ? 0 : 1](thing);
    const [mend, keep] = STEPS[kind];
    return {
      claim: `People ${more}.`,
      split: `Some people ${more}; others ${OTHERS[kind][side === -1 ? 0 : 1]}.`,
      step: side === -1 ? mend(thing) : keep(thing),
      ask: `Find out what sets the two sides on ${thing} apart before anything changes.`,
    };
  },
  open: (thing, isSided) => ({
    claim: isSided
      ? `People speak about ${thing}, and their words alone don’t show a common side.`
      : `People bring up ${thing} without taking a side.`,
    step: isSided
      ? `Read what people say about ${thing} side by side, and decide what it comes down to.`
      : `Ask about ${thing} directly in the next round: what people want is not clear yet.`,
  }),
  named: (kind, question) => NAMED[kind](question),
  shared: (kind, question, { label, isOne }, isMost) => ({
    claim: asked(
      question,
      `${isMost ? "people" : "some people"} ${kind === null ? `name ${label}` : NAMING[kind]({ label, isOne, question })}.`,
    ),
    step: kind === null ? "" : NAMING_STEPS[kind](label, question),
  }),
  others: (question, isRest) => ({
    claim: asked(
      question,
      isRest ? "the others answer in words of their own." : "people answer in words of their own.",
    ),
    step: "",
  }),
  nothing: (kind, question) => ({ claim: asked(question, `some people ${NOTHING[kind]}.`), step: "" }),
  unprompted: (thing) => ({
    claim: `People bring up ${thing} without being asked.`,
    step: `Ask about ${thing} directly in the next round.`,
  }),
  mentioned: (thing, { label }, isMost) => ({
    claim: `${isMost ? "People" : "Some people"} mention ${label} when they talk about ${thing}.`,
    step: "",
  }),
  would: (side, question, isMost) => ({
    claim: asked(question, `${isMost ? "most people" : "some people"} ${side === 1 ? "would" : "would not"}.`),
    split: asked(question, `some people ${side === 1 ? "would; others would not" : "would not; others would"}.`),
    step: side === 1 ? "" : `Ask those who answered “${question}” with no what would have to change.`,
    ask: `Find out what sets those who answered “${question}” with yes apart from the others.`,
  }),
  whether: (isYes, question, isMost) => ({
    claim: asked(question, `${isMost ? "most people" : "some people"} say ${isYes ? "yes" : "no"}.`),
    split: asked(question, isYes ? "some people say yes; others say no." : "some people say no; others say yes."),
  }),
  wouldIf: (question) => ({
    claim: asked(question, "some people would on a condition."),
    step: `Collect the conditions in the answers to “${question}”, and see which can be met.`,
  }),
  own: (matter) => OWN.en[matter],
  mood: (side, of, { isMost, isCalm }) => {
    const who = isMost ? "people mostly" : "some people";
    const say = (said: string) => ("thing" in of ? upperFirst(said) : asked(of.question, said));
    const trouble = "thing" in of ? `have trouble with ${of.thing}` : "describe problems";
    const calm = "thing" in of ? `have no trouble with ${of.thing}` : "describe no problems";
    const praise = isCalm ? calm : "thing" in of ? `speak well of ${of.thing}` : "speak well of it";
    const [more, fewer] =
      side === -1
        ? [trouble, "do not"]
        : [praise, isCalm ? "do" : "thing" in of ? "have trouble" : "describe problems"];
    return {
      claim: say(`${who} ${more}.`),
      split: say(`some people ${more}; others ${fewer}.`),
      ...("thing" in of ? moodSteps(side, of.thing) : answerSteps(side, of.question)),
    };
  },
  unread: (question, language) => ({
    claim: asked(question, `people answer in ${language}, which is compared only with a language model.`),
    step: `Read the answers to “${question}” side by side.`,
  }),
  answered: (question) => ({
    claim: asked(question, "people answer without a shared view."),
    step: `Read the answers to “${question}” side by side: no shared view stands out from the words alone.`,
  }),
};
