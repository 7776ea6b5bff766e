import { NEAREST, nobodySays, UNSURE } from "@/lib/core/evidence/no-answer";
import { listed } from "@/lib/core/text/listed";
import { upperFirst } from "@/lib/core/text/upper-first";
import { named } from "./named";
import { numberInEnglish } from "./number-words";
import type { Named, Opening, Phrases } from "./phrases";

const quoted = (words: readonly string[]): string[] => words.map((word) => `“${word}”`);
const OR = new Intl.ListFormat("en", { type: "disjunction" });
const orList = (words: readonly string[]): string => OR.format(words);
const more = (count: number): string => `${numberInEnglish(count)} more`;

const called = ({ label, isWord }: Named): string => (isWord ? `“${label}”` : label);

const opening = (words: string): Opening => ({ within: `${words}, {name} said {0}.`, apart: `${words}:` });

const FEELINGS = {
  trouble: ["describes problems when they speak about this", "describe problems when they speak about this"],
  praise: ["praises something when they speak about this", "praise something when they speak about this"],
  wish: ["wishes for something when they speak about this", "wish for something when they speak about this"],
  trust: ["says that they trust it", "say that they trust it"],
  distrust: ["says that they don’t trust it", "say that they don’t trust it"],
} as const;

export const ENGLISH: Phrases = {
  said: ["{name} said {0}.", "{name} put it this way: {0}.", "{name}: {0}.", "From {name}: {0}."],
  other: opening("On the other side"),
  alsoOther: ["{name} took that side too: {0}.", "{name} said {0}."],
  more: "{name} added {0}.",
  turnedLater: opening("Later in the conversation, though"),
  turnedEarlier: {
    within: "Earlier in the conversation, though, {name} had said {0}.",
    apart: "Earlier in the conversation, though:",
  },
  someone: "Somebody",
  lead(spoke, people, disagree) {
    if (people < 2) return null;
    const count = `${upperFirst(numberInEnglish(spoke))} of ${people} people`;
    return `${count} spoke about this${disagree ? ", and they disagree" : ""}.`;
  },
  numbers(spoke, people) {
    if (people < 2) return null;
    const count = `${upperFirst(numberInEnglish(spoke))} of ${people} people`;
    return `${count} ${spoke === 1 ? "names" : "name"} a number or a time when they speak about this.`;
  },
  otherTools(told, people) {
    if (people < 2) return null;
    const count = `${upperFirst(numberInEnglish(told))} of ${people} people`;
    return `${count} ${told === 1 ? "names" : "name"} something else that they use, used or tried.`;
  },
  often(told, people) {
    if (people < 2) return null;
    return `${upperFirst(numberInEnglish(told))} of ${people} people ${told === 1 ? "says" : "say"} how often.`;
  },
  agreed(spoke, people) {
    if (people < 2) return null;
    const count = `${upperFirst(numberInEnglish(spoke))} of ${people} people`;
    return `${count} spoke about this, and their words don’t show a clear disagreement.`;
  },
  feel(asked, told, shown, people) {
    const [one, many] = FEELINGS[asked];
    if (told > 0 && people < 2) return "";
    if (told > 0) return `${upperFirst(numberInEnglish(told))} of ${people} people clearly ${told === 1 ? one : many}.`;
    const who = people < 2 ? "This" : `What ${numberInEnglish(shown)} of ${people} people said`;
    return `Nobody clearly ${one}. ${who} comes closest.`;
  },
  askedFor: (told, people) =>
    `${upperFirst(numberInEnglish(told))} of ${people} people named something when they were asked for it.`,
  besides: opening("Besides"),
  beside: opening("Without clearly taking that side"),
  neither: opening("Without clearly taking a side"),
  ofOthers: opening("Without saying so of themselves, and not counted"),
  alike: opening("About something like it, and not counted"),
  nearby: opening("Of only part of this, and not counted"),
  near(spoke, people, unsaid) {
    const words = unsaid.map((word) => `“${word}”`).join(" or ");
    const who = people < 2 ? "This" : `What ${numberInEnglish(spoke)} of ${people} people said`;
    return `Nobody mentions ${words} outright. ${who} comes closest.`;
  },
  mention({ words, count, people, lines, disagree }) {
    const wordings = orList(quoted(words));
    const often = lines === null ? "" : `, in ${lines === 1 ? "one place" : `${numberInEnglish(lines)} places`}`;
    const divided = disagree ? ", and they disagree" : "";
    return people < 2
      ? `${wordings} is said${often || " here"}.`
      : `${upperFirst(numberInEnglish(count))} of ${people} people ${count === 1 ? "says" : "say"} ${wordings}${often}${divided}.`;
  },
  someOf(shown, all, others = []) {
    if (shown >= all) return "";
    const rest =
      others.length > 0 ? `; the ${others.length === 1 ? "other is" : "others are"} ${listed("en", others)}` : "";
    return `Here ${shown === 1 ? "is" : "are"} ${numberInEnglish(shown)} of them${rest}.`;
  },
  otherwise: (count, names) => `${upperFirst(more(count))} ${count === 1 ? "says" : "say"} ${orList(quoted(names))}.`,
  alone: (count, main) => `${upperFirst(more(count))} ${count === 1 ? "says" : "say"} “${main}” alone.`,
  unspoken: (count, isFirst) =>
    `${upperFirst(isFirst ? numberInEnglish(count) : more(count))} ${count === 1 ? "was" : "were"} asked about it and answered without the word.`,
  both: (count, people) =>
    count === 0
      ? "Nobody’s words clearly say both. What comes up of each:"
      : `The words of ${numberInEnglish(count)} of ${people} people speak of both:`,
  part: (question, count) =>
    `“${question}” ${upperFirst(numberInEnglish(count))} ${count === 1 ? "speaks" : "speak"} of that.`,
  silent(things, { silent, asked, people }, names) {
    const wordings = orList(quoted(things));
    const also = asked > 0 ? ", or answered when asked about it" : "";
    if (silent === 0) return `Everybody says ${wordings}${also}.`;
    const who = names.length > 0 ? `: ${named("en", names, silent)}` : "";
    const verb = silent === 1 ? "doesn’t say" : "don’t say";
    const most = `${upperFirst(numberInEnglish(silent))} of ${people} people ${verb} ${wordings}${asked > 0 ? " and weren’t asked about it" : ""}${who}.`;
    return silent === people ? most : `${most} These do:`;
  },
  untold: "People say what they do more often than what they don’t, so nobody is counted here. What they say about it:",
  deny: (count, people) =>
    `${upperFirst(numberInEnglish(count))} of ${people} people ${count === 1 ? "says" : "say"} that they don’t, or answered no when asked. Others may just not have said so.`,
  whyNot: (count, people) =>
    `${upperFirst(numberInEnglish(count))} of ${people} people ${count === 1 ? "says" : "say"} that they don’t, or answered no when asked:`,
  denying: { within: "Not counted, as {name} denies it: {0}.", apart: "Not counted, as they deny it:" },
  rest: (count) => `${upperFirst(numberInEnglish(count))} ${count === 1 ? "other" : "others"}:`,
  noRest: "There is nobody else: the answer before quotes everyone.",
  nobody: (things) => nobodySays("en", things),
  nearest: NEAREST.english,
  unsure: UNSURE.english,
  unanswered: (parts) =>
    `Nothing answers ${listed(
      "en",
      parts.map((part) => `“${part}”`),
    )}`,
  unknown: (names) => `Nobody named ${names.join(" or ")} speaks here.`,
  read: (mended) =>
    `Read ${listed(
      "en",
      mended.map(({ typed, read }) => `“${typed}” as “${read}”`),
    )}.`,
  answeredAlike(groups, others) {
    const told = listed(
      "en",
      groups.map((named) => `${called(named)} (${named.count})`),
    );
    return `Several name the same: ${told}.${others > 0 ? ` ${upperFirst(numberInEnglish(others))} ${others === 1 ? "answers" : "answer"} something else.` : ""}`;
  },
  ofAlike: (named) => `${upperFirst(called(named))}, named by ${numberInEnglish(named.count)}:`,
  otherAnswers: "Something else:",
  uncompared: "Eva doesn’t compare numbers that people say, so here is what they say.",
  askedSo: (question, spoke, people) =>
    `${upperFirst(numberInEnglish(spoke))} of ${people} people answered when asked “${question}”`,
  overview: {
    all: "What stands out, those things first that most people speak about:",
    trouble: "What people have trouble with, as far as several say the same:",
    praise: "What people speak well of, as far as several say the same:",
    wishes: "What people wish for:",
    satisfied: "Words don’t tell how satisfied people are. What several praise, or have trouble with:",
    divided: "What people are divided on:",
    steps: "Eva doesn’t weigh your options. What people said suggests these steps:",
  },
  barelyDivided: "On nothing are people clearly divided. Where one or a few say the opposite of several:",
  undivided: "Eva finds nothing that people clearly disagree on, as far as their words show it.",
  others: {
    within: "Others speak of it too, each in their own words. {name} said {0}.",
    apart: "Others speak of it too, each in their own words.",
  },
  asked: "What people were asked, and how some answer:",
  ownWords: "Too few people clearly say the same, so nothing is counted.",
  backed(support, against, people, isDivided) {
    if (isDivided)
      return `Of ${people} people, ${numberInEnglish(support)} took the one side and ${numberInEnglish(against)} the other.`;
    const most = `${upperFirst(numberInEnglish(support))} of ${people} people ${support === 1 ? "says" : "say"} so`;
    return against === 0 ? `${most}.` : `${most}, ${numberInEnglish(against)} the opposite.`;
  },
  ofPerson: (name) => `What ${name} said most clearly, in the order of the conversation:`,
  answering: (question) => `Asked “${question}”:`,
  labels:
    "Participants of studies go by their labels here, such as “P3”; the study’s participants page says who that is.",
  present: (people, names) =>
    people === 1
      ? `One person speaks in what Eva reads here${names.length > 0 ? `: ${names[0]}` : ""}.`
      : `${people} people speak in what Eva reads here${names.length > 0 ? `: ${named("en", names, people)}` : ""}.`,
  unread(pending, needed) {
    const files = `${numberInEnglish(pending)} ${pending === 1 ? "file is" : "files are"} still being processed`;
    const recordings = `${numberInEnglish(needed)} ${needed === 1 ? "recording has" : "recordings have"} no transcript`;
    const all = [...(pending > 0 ? [files] : []), ...(needed > 0 ? [recordings] : [])];
    return `${upperFirst(all.join(", and "))}, so Eva couldn’t read ${pending + needed === 1 ? "it" : "them"}.`;
  },
  leftOut: (count) =>
    count === 1
      ? "One flagged session was left out."
      : `${upperFirst(numberInEnglish(count))} flagged sessions were left out.`,
};
