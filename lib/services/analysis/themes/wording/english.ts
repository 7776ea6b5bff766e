import { askedClaim } from "@/lib/core/asked-claim";
import { listed } from "@/lib/core/listed";
import { upperFirst } from "@/lib/core/upper-first";
import type { AskedFor } from "../statements/asks-for";
import type { Kind } from "../statements/lexicon";
import type { Sentences, Wording } from "./wording";

type Say = (thing: string) => string;
type Pair = readonly [trouble: Say, praise: Say];

/** What people say, continuing "People" or "Some people". */
const SAID: Record<Kind, Pair> = {
  price: [
    (x) => `find ${x} too ${/price|fee|cost|charge|rate/u.test(x) ? "high" : "expensive"}`,
    (x) => `find ${x} fair for what they get`,
  ],
  surprise: [(x) => `were surprised by ${x}`, (x) => `knew about ${x} beforehand`],
  ease: [(x) => `find ${x} difficult`, (x) => `find ${x} easy`],
  speed: [(x) => `wait too long when it comes to ${x}`, (x) => `find ${x} quick`],
  faults: [(x) => `run into problems with ${x}`, (x) => `say that ${x} did what it should`],
  trust: [(x) => `do not trust ${x}`, (x) => `trust ${x}`],
  mind: [(x) => `object to ${x}`, (x) => `do not mind ${x}`],
  liking: [(x) => `are unhappy with ${x}`, (x) => `speak well of ${x}`],
  leaving: [(x) => `stopped or left over ${x}`, (x) => `say that ${x} is no reason to leave`],
  wish: [(x) => `ask for a change to ${x}`, (x) => `would leave ${x} as it is`],
};

/** What the others do who say otherwise. */
const OTHERS: Record<Kind, readonly [string, string]> = {
  price: ["do not", "do not"],
  surprise: ["were not", "did not"],
  ease: ["do not", "do not"],
  speed: ["do not", "do not"],
  faults: ["do not", "do not"],
  trust: ["do", "do not"],
  mind: ["do not", "do"],
  liking: ["are not", "do not"],
  leaving: ["did not", "left over it"],
  wish: ["do not", "would not"],
};

const STEPS: Record<Kind, Pair> = {
  price: [
    (x) => `Try another price with the people for whom ${x} costs too much.`,
    (x) => `Keep what ${x} costs, and say what it is worth where people decide.`,
  ],
  surprise: [
    (x) => `Tell people about ${x} earlier, and check whether it still surprises anybody.`,
    (x) => `Keep telling people about ${x} as early as now.`,
  ],
  ease: [
    (x) => `Watch people with ${x}, and fix the places where they get stuck.`,
    (x) => `Keep ${x} as easy as it is when other things change.`,
  ],
  speed: [
    (x) => `Find out what makes people wait for ${x}, and set a time that it may take.`,
    (x) => `Keep ${x} as quick as it is when other things change.`,
  ],
  faults: [
    (x) => `Reproduce what went wrong with ${x}, and fix it before anything new.`,
    (x) => `Keep ${x} working as it does when other things change.`,
  ],
  trust: [
    (x) => `Say plainly what happens with ${x}, and ask the people who doubted it again.`,
    (x) => `Keep doing what makes people trust ${x}.`,
  ],
  mind: [
    (x) => `Decide what to change about ${x}, and try it with the people who object.`,
    (x) => `Leave ${x} as it is; put the effort where people object.`,
  ],
  liking: [
    (x) => `Decide what to change about ${x}, and try it with the people who are unhappy with it.`,
    (x) => `Keep what people like about ${x} when other things change.`,
  ],
  leaving: [
    (x) => `Change ${x} for a few of the people who left over it, and ask whether they would stay.`,
    (x) => `Look elsewhere for why people leave; ${x} is not it.`,
  ],
  wish: [
    (x) => `Choose what is asked for most about ${x}, and try it with the people who asked.`,
    (x) => `Leave ${x} as it is.`,
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
      ? `Go through the trouble that people have with ${thing}, and decide what to mend first.`
      : `Keep what people like about ${thing} when other things change.`,
  ask: `Find out who speaks well of ${thing}, who does not, and why, before anything is changed.`,
});
const answerSteps = (side: -1 | 1, question: string) => ({
  step:
    side === -1
      ? `Go through the trouble told in answer to “${question}”, and decide what to mend first.`
      : `Keep what is praised in answer to “${question}” when other things change.`,
  ask: `Find out who answers “${question}” with praise, who with trouble, and why, before anything is changed.`,
});

const asked = (question: string, said: string): string => askedClaim("en", question, said);

const NAMED: Record<AskedFor, (question: string) => Sentences> = {
  wish: (question) => ({
    claim: asked(question, "people name what they would change."),
    split: asked(question, "some people name what they would change; others would leave it."),
    step: `Sort the answers to “${question}” by what is asked for most, and try that with the people who asked.`,
    ask: `Find out who would change what, and who nothing, before anything is changed.`,
  }),
  trouble: (question) => ({
    claim: asked(question, "people name what troubles them."),
    split: asked(question, "some people name what troubles them; others name nothing."),
    step: `Sort the answers to “${question}” by what is named most, and mend that first.`,
    ask: `Find out what sets those who answered “${question}” with nothing apart from the others.`,
  }),
  praise: (question) => ({
    claim: asked(question, "people name what they like."),
    split: asked(question, "some people name what they like; others name nothing."),
    step: `Keep what is named most in answer to “${question}” when other things change.`,
    ask: `Ask those who answered “${question}” with nothing what they miss.`,
  }),
};

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
      ask: `Find out who sees ${thing} which way, and why, before anything is changed.`,
    };
  },
  open: (thing, isSided) => ({
    claim: isSided
      ? `People speak of ${thing} in different ways.`
      : `People mention ${thing} without clearly taking a side.`,
    step: `Ask more about ${thing}: what people want is not clear yet.`,
  }),
  named: (kind, question) => NAMED[kind](question),
  mood: (side, of, isMost) => {
    const who = isMost ? "people mostly" : "some people";
    const say = (said: string) => ("thing" in of ? upperFirst(said) : asked(of.question, said));
    const trouble = "thing" in of ? `speak of trouble with ${of.thing}` : "speak of trouble";
    const praise = "thing" in of ? `speak well of ${of.thing}` : "speak well of it";
    const [more, fewer] = side === -1 ? [trouble, "speak well of it"] : [praise, "speak of trouble"];
    return {
      claim: say(`${who} ${more}.`),
      split: say(`some people ${more}; others ${fewer}.`),
      ...("thing" in of ? moodSteps(side, of.thing) : answerSteps(side, of.question)),
    };
  },
  answered: (question) => ({
    claim: asked(question, "people answered in different ways."),
    step: `Read the answers to “${question}” side by side: words alone do not tell what they have in common.`,
  }),
};
