import { createContext, Script } from "node:vm";
import { expect, test } from "vitest";
import { readAddresses } from "@/components/ui/fields/read-addresses";
import { mailDomain } from "@/lib/core/mail/mail-domain";
import { mailText } from "@/lib/core/mail/mail-text";
import { asksForPrivacy } from "@/lib/core/private/asks-for-privacy";
import { typesetAround } from "@/lib/core/text/typeset";
import { headingOf } from "@/lib/services/analysis/themes/asked/heading-of";
import { asksOpenly } from "@/lib/services/analysis/themes/own/asks-openly";
import { momentsIn } from "@/lib/services/analysis/themes/own/moments";
import { askedAbout } from "@/lib/services/analysis/themes/statements/asked-about";
import {
  asksFor,
  asksForReasons,
  asksForStory,
  asksToImprove,
} from "@/lib/services/analysis/themes/statements/asks-for";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { replyTo } from "@/lib/services/analysis/themes/statements/reply";
import { statementsIn } from "@/lib/services/analysis/themes/statements/statements-of";
import { fluent } from "@/lib/services/analysis/words/fluent";
import { otherLanguageOf } from "@/lib/services/analysis/words/other-language";
import { withNext } from "@/lib/services/eva/analyst/witnesses/pick-quote";
import { asOlder, asYounger } from "@/lib/services/eva/compare/as-aged";
import { asParent } from "@/lib/services/eva/compare/as-parent";
import { asksForTrait } from "@/lib/services/eva/compare/asks-for-trait";
import { readByTrait } from "@/lib/services/eva/compare/by-trait";
import { groupOfTrait } from "@/lib/services/eva/compare/group-of-trait";
import { readMention } from "@/lib/services/eva/mentions/read-mention";
import { readAmounts } from "@/lib/services/eva/reading/amounts";
import { asPeople } from "@/lib/services/eva/reading/as-people";
import { asQuestion } from "@/lib/services/eva/reading/as-question";
import { readScoresAsked } from "@/lib/services/eva/reading/asks-for-scores";
import { asksOfStudies } from "@/lib/services/eva/reading/asks-of-studies";
import { asksToInvent } from "@/lib/services/eva/reading/asks-to-invent";
import { asksWhatIsHidden, saysItIsHidden } from "@/lib/services/eva/reading/asks-what-is-hidden";
import { asksWhatToAsk } from "@/lib/services/eva/reading/asks-what-to-ask";
import { denies } from "@/lib/services/eva/reading/denial";
import { wayOf } from "@/lib/services/eva/reading/frame";
import { inContext } from "@/lib/services/eva/reading/in-context";
import { overviewOf } from "@/lib/services/eva/reading/overview";
import * as reasons from "@/lib/services/eva/reasons/patterns";
import { readHypothesis } from "@/lib/services/eva/reasons/read-hypothesis";
import { readWhyLeave } from "@/lib/services/eva/reasons/read-why";
import { readRequest } from "@/lib/services/eva/requests/read-request";
import { pullOf } from "@/lib/services/eva/retrieve/asked/asked-what-moves";
import { measureOf } from "@/lib/services/eva/retrieve/ranking/measures";
import { scaleIn, scoreIn } from "@/lib/services/eva/scores/score-in";
import { sideBySide } from "@/lib/services/eva/sources/side-by-side";
import { mayName, sourcesIn } from "@/lib/services/eva/sources/sources-in";
import { asksForChangedMinds, changeIn } from "@/lib/services/eva/told/changed-mind";
import { asksForOrigins, originIn } from "@/lib/services/eva/told/origins";
import { asksForPaid, paidIn } from "@/lib/services/eva/told/paid";
import { asksForRises, riseIn } from "@/lib/services/eva/told/rises";
import { asksForRoles, roleIn } from "@/lib/services/eva/told/roles";
import { asksForSizes, sizeIn } from "@/lib/services/eva/told/sizes";
import { asksForTimeSpent, timeSpentIn } from "@/lib/services/eva/told/time-spent";
import { asksForWorkarounds, helpIn } from "@/lib/services/eva/told/workarounds";
import { asksWhatWouldHave, wouldHaveIn } from "@/lib/services/eva/told/would-have-stayed";
import { AnswerCount } from "@/lib/services/evidence/answer-count";
import { askedIn } from "@/lib/services/evidence/asked-in";
import { isEmptyAnswer } from "@/lib/services/insights/quality/empty-answers";
import { readAnswer } from "@/lib/services/interviews/moderator/read-answer";
import { salientPhrase } from "@/lib/services/interviews/moderator/salient-phrase";
import { tellsOfEvent } from "@/lib/services/interviews/moderator/tenses";
import { lineWords } from "@/lib/services/interviews/moderator/unspaced";
import { isTampering } from "@/lib/services/participants/judge/tampering";
import { splitPrompt } from "@/lib/services/reports/write/prompted/split-prompt";
import { cpuMs } from "@/tests/support/watch/cpu-ms";
import { answersTo } from "./analysis/interviews";

/** As long as an answer, a line of a file, a message to Eva and a question of a guide may be. */
const [ANSWER, LINE, MESSAGE, QUESTION] = [20_000, 4_000, 4_000, 1_000];

const TRAITS = ["Plan", "Role (team)"].map((name) => ({
  name,
  values: ["pro", "the", "a", "yes", "10 +", "people"].map((label) => ({ label, by: new Map() })),
}));

type Read = (text: string) => unknown;
/** `starts`: with what a text must begin for the reader to go on. */
const READERS: [reader: string, most: number, read: Read, starts?: string[]][] = [
  ["a line's sentences", ANSWER, sentencesOf],
  ["which language a question is in", LINE, otherLanguageOf, ["¿", "que dit "]],
  [
    "what an interviewer's line asks",
    LINE,
    (text) => askedIn(text, new Set(["ana"])),
    ["You go ahead, ", "And you, Ana? "],
  ],
  [
    "what a question is limited to",
    MESSAGE,
    (text) => [
      mayName(text),
      sourcesIn(text, [{ kind: "file", id: "f", name: "Group 2 ana the 1.vtt" }], () => false),
      sideBySide(text, [{ kind: "file", id: "f", name: "Group 2 ana the 1.vtt" }], () => false),
    ],
    ["In group 2 ", "What did Group 2 ", "Summarize the interview with Ana ", "How do group 2 and group 2 differ on "],
  ],
  ["an answer in a group", LINE, (text) => new AnswerCount().say("ana", text), ["But you ", "No, but you "]],
  [
    "what keeps people from something",
    MESSAGE,
    pullOf,
    ["What would ", "Why don't ", "Was hält ", "What puts ", "Why do "],
  ],
  ["an opinion", LINE, (text) => answersTo("How is the lift?", { Ana: text }).map((line) => statementsIn(line, true))],
  [
    "who a question calls people",
    MESSAGE,
    asPeople,
    ["What ", "What do our ", "How many of ", "The average ", "Die ", "Was sagen ", "Our main user "],
  ],
  [
    "whether one thing is why people do another",
    MESSAGE,
    (text) => [readHypothesis(text), readWhyLeave(text)],
    [
      "Is it true that people ",
      "Is the price the main reason why people ",
      "Do people leave because of ",
      "Liegt es an ",
    ],
  ],
  [
    "what is said of a supposed reason",
    LINE,
    (text) => Object.values(reasons).map((reads) => reads(text)),
    ["If there had been no price ", "The price wasn't ", "What were the "],
  ],
  ["a reply", LINE, (text) => replyTo(text, "Do you use the lift?")],
  ["a question about a thing", QUESTION, askedAbout, ["How does ", "What's ", "Wie kommen Sie mit ", "Wie haben Sie "]],
  ["a question in a conversation", LINE, asksOpenly],
  [
    "what a question asks people to name",
    LINE,
    (text) => [asksFor(text), asksToImprove(text), asksForReasons(text), asksForStory(text)],
    ["Möchten ", "If you could ", "Anything ", "What would make it ", "Wie sind ", "Was würde es ", "Be "],
  ],
  ["a heading", LINE, (text) => [1, 2, 3, 4].map(() => headingOf({ question: `${text} that`, speaker: null }))],
  ["whether somebody has children", LINE, asParent, ["I'm a ", "My ", "We have ", "Ich bin ", "Wir haben "]],
  ["a sentence that points back", LINE, (text) => withNext(`I left. ${text}`, "I left."), ["If I'm ", "So "]],
  [
    "an amount",
    ANSWER,
    (text) => (["number", "duration", "often", "amount"] as const).map((kind) => measureOf(kind)?.test(text)),
  ],
  ["a denial", ANSWER, denies],
  ["pasted addresses", LINE, readAddresses],
  [
    "a question of the past",
    QUESTION,
    (text) => answersTo(text, { Ana: "I lost a day." }).map((line) => momentsIn(line, 1)),
    ["Did you "],
  ],
  [
    "a follow-up to Eva",
    MESSAGE,
    (text) => [inContext("And the price?", text), inContext(text, "Who likes it?")],
    ["Do they think of ", "And ", "What about users "],
  ],
  ["what is mentioned", MESSAGE, readMention, ["Who mentioned "]],
  ["a request", 600, (text) => [1, 2, 3, 4].map(() => readRequest(text)), ["Invite ", "Tag all "]],
  ["a question for an overview", MESSAGE, overviewOf, ["Gist ", "Quotes mentioned ", "Risks ", "Upsides "]],
  ["what to ask next", MESSAGE, asksWhatToAsk, ["What do I ask next ", "What did we fail ", "List questions "]],
  ["a question of the studies", MESSAGE, asksOfStudies, ["Who is not ", "Wann war "]],
  [
    "a question for scores",
    MESSAGE,
    readScoresAsked,
    ["What ", "How did people rate ", "What score did ", "Welche Noten haben ", "Wie haben die Leute "],
  ],
  ["a score", ANSWER, (text) => [scoreIn(text, 10), scaleIn(text)], ["On a scale from one ", "Seven "]],
  ["a question for what is hidden", MESSAGE, asksWhatIsHidden, ["What could people ", "Was haben "]],
  ["a workaround", ANSWER, helpIn, ["I end up ", "So now we ", "What I do is "]],
  [
    "a changed mind",
    ANSWER,
    (text) => [changeIn(text), asksForChangedMinds(text)],
    ["At first I thought ", "I used to "],
  ],
  [
    "what would have kept somebody",
    ANSWER,
    (text) => [wouldHaveIn(text), asksWhatWouldHave(text)],
    ["If it had ", "I would have stayed ", "Wenn es ", "What would have kept "],
  ],
  ["a wish for something made up", MESSAGE, asksToInvent, ["Create ", "Write three ", "What are the "]],
  ["a rise", ANSWER, (text) => riseIn(text, "And the price?"), ["It was twelve ", "The price went ", "Am Anfang "]],
  ["a sum", ANSWER, (text) => [paidIn(text, true), paidIn(text, false)], ["We pay ", "Ich zahl "]],
  ["a role", ANSWER, (text) => roleIn(text, true), ["I'm a, um, I'm ", "I work ", "Ich bin "]],
  ["how somebody came to it", ANSWER, originIn, ["My sister ", "I first heard about ", "Mein Sohn hat mir "]],
  ["how long it takes", ANSWER, timeSpentIn, ["It takes two ", "I lost a whole ", "Das dauert zwei "]],
  ["how many they are", ANSWER, sizeIn, ["We have two ", "I manage a team of ", "Ich hab zwei "]],
  ["an age", ANSWER, (text) => [asOlder(text), asYounger(text)], ["I'm ", "I'm in my ", "Ich bin "]],
  ["a question without its false starts", ANSWER, fluent, ["What, what ", "How do you, how "]],
  [
    "a question for all",
    MESSAGE,
    (text) =>
      asksForRoles(text) ||
      asksForWorkarounds(text) ||
      asksForRises(text) ||
      asksForPaid(text) ||
      asksForOrigins(text) ||
      asksForTimeSpent(text) ||
      asksForSizes(text),
    [
      "What workarounds ",
      "How do ",
      "Did the price ",
      "Ist der ",
      "What do people pay ",
      "How did people hear about ",
      "Wie kamen die Leute auf ",
      "How much time do people spend ",
      "How big are ",
      "Wie groß sind ",
    ],
  ],
  ["that something is hidden", ANSWER, saysItIsHidden, ["I ", "Where's ", "Ich finde ", "Wo ist "]],
  ["what a question asks", MESSAGE, wayOf, ["Who ", "What does ", "Was "]],
  [
    "a group that a table tells",
    MESSAGE,
    (text) => [groupOfTrait(text, TRAITS), asksForTrait(text, TRAITS), readByTrait(text, TRAITS)],
    ["Who is pro ", "What do people on pro ", "Compare pro ", "Was sagen Leute mit pro ", "What plan "],
  ],
  ["a limit", MESSAGE, readAmounts, ["Who paid over a"]],
  ["a question for quotes", MESSAGE, asQuestion, ["Which ", "What quotes about "]],
  ["a prompt", MESSAGE, splitPrompt],
  ["an answer without words", ANSWER, isEmptyAnswer],
  ["an answer to the moderator", ANSWER, readAnswer],
  ["what is taken up", ANSWER, (text) => salientPhrase(text, [], "en"), ["I mean ", "Good question, "]],
  ["words without spaces", ANSWER, lineWords],
  ["an event", ANSWER, (text) => ["en", "de", "ja"].map((language) => tellsOfEvent(text, language))],
  ["a wish for privacy", ANSWER, asksForPrivacy],
  ["an attempt to tamper", ANSWER, isTampering],
  ["a text about to be printed", ANSWER, typesetAround],
  ["a text about to be mailed", ANSWER, mailText],
  ["a domain", ANSWER, mailDomain],
];

const UNITS =
  "a|A |1|. |.|?!|,|a, |ab,      |@|a@b.|(|[|“|„|\"|'|-|–, |é|ßa|日|\u3000|\n|\t|was |the a |a few |next people |yet been been |the in |atya|su|so if i'm |and |or |not |it is |10 |https://a.|￼"
    .split("|")
    .concat(["  "]);

const filled = (most: number, unit: string): string => unit.repeat(Math.ceil(most / unit.length)).slice(0, most);

/** Ends what would never end, so that the failure names it. */
const LONGEST_MS = 20_000;
const context = createContext({});
const act = new Script("read(text)");
function processorMs(read: Read, text: string): number {
  Object.assign(context, { read, text });
  const before = cpuMs();
  act.runInContext(context, { timeout: LONGEST_MS });
  return cpuMs() - before;
}

test.each(READERS)("%s is read in a moment, whatever somebody wrote", (_, most, read, starts = []) => {
  read("The lift is slow, and nobody repairs it.");
  for (const start of ["", ...starts])
    for (const unit of UNITS) {
      const text = `${start}${filled(most - start.length - 1, unit)}x`;
      expect(processorMs(read, text), JSON.stringify([start, unit])).toBeLessThan(1_000);
    }
});
