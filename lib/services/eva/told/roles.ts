import { openingOf } from "@/lib/services/analysis/themes/claims/opening-of";
import { asksWhoYouAre } from "@/lib/services/analysis/themes/statements/asks-who-you-are";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { withNext } from "../analyst/witnesses/pick-quote";
import { questionIn } from "../retrieve/asked/put-to";
import { saidByNamed } from "../retrieve/corpus/names-in";
import type { Told } from "./tell-said";

const PEOPLE = "(?:people|they|everyone|everybody)";
const JOBS = "(?:jobs?|roles?|occupations?|professions?|job titles?|positions?)";
const ASKS = [
  new RegExp(`^what (?:are|were) (?:the )?(?:${PEOPLE}['’]?s?['’]?|their|these|all) ${JOBS}[\\s?.!]*$`, "iu"),
  new RegExp(`^(?:what|which) (?:kinds? of |sorts? of )?${JOBS} (?:do|did) ${PEOPLE} have[\\s?.!]*$`, "iu"),
  new RegExp(`^what (?:do|did) ${PEOPLE} do (?:for (?:a living|work)|professionally)[\\s?.!]*$`, "iu"),
  new RegExp(`^(?:what|which) ${JOBS} (?:are|were) (?:represented|covered|there|included)[\\s?.!]*$`, "iu"),
  new RegExp(
    `^who (?:did|have|are|were) (?:\\p{L}+ ){0,4}\\p{L}+,? and what (?:are their ${JOBS}|do they do(?: for (?:a living|work))?)[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(
    `^(?:what|which) (?:kinds? of |sorts? of )?(?:people|participants|customers|users|${JOBS}) (?:did|have) (?:we|you|i) (?:talk(?:ed)? to|interview(?:ed)?|sp(?:eak|oke|oken) (?:to|with))[\\s?.!]*$`,
    "iu",
  ),
  /^(?:introduce|tell me about) (?:the |our )?(?:participants|interviewees|respondents)[\s?.!]*$/iu,
  /^was (?:machen|arbeiten) (?:die (?:leute|teilnehmer\p{L}*|befragten)|sie|alle) (?:beruflich|von beruf)[\s?.!]*$/iu,
  /^was sind (?:die (?:leute|teilnehmer\p{L}*|befragten)|sie|alle) von beruf[\s?.!]*$/iu,
  /^welche (?:berufe|rollen|jobs|aufgaben) haben (?:die (?:leute|teilnehmer\p{L}*|befragten)|sie|alle)[\s?.!]*$/iu,
];

/** Whether a question asks what all those who took part do for a living. */
export const asksForRoles = (question: string): boolean => ASKS.some((pattern) => pattern.test(question.trim()));

const NAME = "(\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)*)";
const ASKS_OF_ONE = [
  new RegExp(`^[Ww]hat (?:does|did) ${NAME} do (?:for (?:a living|work)|professionally)[\\s?.!]*$`, "u"),
  new RegExp(`^[Ww]hat(?:['’]s| is| was) ${NAME}['’]s? (?:job|role|occupation|profession|job title)[\\s?.!]*$`, "u"),
  new RegExp(`^[Ww]as (?:macht|arbeitet|ist) ${NAME} (?:beruflich|von Beruf)[\\s?.!]*$`, "u"),
];

/** Whose job a question asks for: "What does Priya do for a living?" */
export const asksForRoleOf = (question: string): string | null =>
  ASKS_OF_ONE.map((pattern) => pattern.exec(question.trim())?.[1]).find(Boolean) ?? null;

/** What is said between "I'm" and what somebody is: "I'm a, um, I'm a crew lead". */
const SLOWLY =
  "(?:,? (?:um|uh|er|like|basically|actually|currently|now|well|also|an?|the|I[’']m|I am|äh|ähm|also)(?=[ ,]),?)*";
const NO_ROLE =
  "(?:not|sorry|afraid|glad|happy|unhappy|sure|good|fine|okay|ok|just|so|very|really|going|here|ready|nicht|froh|sicher|gern|so|sehr)";
/** What answers a question for it; elsewhere, "I'm in the van" is no role. */
const ASKED = new RegExp(
  `(?<!\\p{L})(?:I(?:[’']m| am|[’']ve been|[’']m retired)(?! ${NO_ROLE}\\b)|I (?:work|own|run|manage|lead|head|teach|study|drive|sell|build|rent|look after|have an?)\\b|ich (?:bin(?! ${NO_ROLE}\\b)|war(?! ${NO_ROLE}\\b)|arbeite?|leite|führe?|studiere?|unterrichte|fahre?|verkaufe?|betreue?|vermiete|berate|mache?|habe? (?:einen?|eine?|zwei|drei|vier|\\p{L}+zehn))(?!\\p{L}))`,
  "iu",
);
const KINDS =
  "(?:\\p{L}+(?:er|or|ist|ian|ant|yst|man|woman)|nurse|lead|head|chef|cook|clerk|student|guide|pilot|coach|intern|apprentice|mechanic|architect|pensioner|freelance\\p{L}*)";
const NOT_KINDS =
  "(?:bit|little|few|lot|number|customer|user|member|winner|beginner|believer|fan|mother|father|brother|sister|daughter|person|human|minor|better|bigger|older|whatever|matter|runner|owner of an?)";
/** What somebody says of themselves unasked, at the beginning. */
const OF_THEMSELVES = new RegExp(
  `(?<!\\p{L})(?:I(?:[’']m| am)${SLOWLY} (?:an?|the) (?:(?!${NOT_KINDS}\\b)[\\p{L}-]+ ){0,3}?(?!${NOT_KINDS}\\b)${KINDS}(?!\\p{L})|I work (?:for|at|in|as|with)\\b|I(?:[’']m| am) (?:self-employed|retired|unemployed|a freelancer)\\b|I (?:own|run) (?:an?|the|my)\\b|[Ii]ch arbeite (?:als|bei|in|im|für)(?!\\p{L})|[Ii]ch bin (?:\\p{Ll}+ )?\\p{Lu}\\p{L}+(?:in|er|or|ist|mann|frau|kraft)(?!\\p{L}))`,
  "u",
);
const EARLY = 12;
const ANSWERING = 4;
const SHORT = 40;

/** The sentence in which somebody says what they do; `isAsked`: in answer to a question for it. */
export const roleIn = (text: string, isAsked: boolean): string | undefined =>
  sentencesOf(text).find((sentence) => (isAsked && ASKED.test(sentence)) || OF_THEMSELVES.test(sentence));

/** What each person does, by their own introduction. */
export const ROLES: Told = {
  saidIn({ line, distance, asked, place }) {
    if (line.text.endsWith("?")) return null;
    const isAsked = distance <= ANSWERING && asksWhoYouAre(questionIn(asked.text));
    const own = roleIn(line.text, isAsked);
    if (own && (isAsked || place.line <= EARLY))
      return { quote: own.length < SHORT ? withNext(line.text, own) : own, worth: (isAsked ? 3 : 2) - distance / 10 };
    return isAsked && distance === 1 ? { quote: openingOf(line.text), worth: 1 } : null;
  },
  mostOfOne: 1,
  tell: { en: ["says what they do", "say what they do"], de: ["sagt, was sie tut", "sagen, was sie tun"] },
};

/** What one of them does. */
export const roleOf = (name: string): Told => ({
  ...ROLES,
  isOfOne: true,
  saidIn: (passage) => (saidByNamed(name, [passage]).length > 0 ? ROLES.saidIn(passage) : null),
});
