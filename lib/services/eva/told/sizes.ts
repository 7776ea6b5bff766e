import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { isRole } from "../retrieve/asked/who-is-asked";
import { PEOPLE } from "./of-product";
import type { Told } from "./tell-said";

const FIRM =
  "(?:compan(?:y|ies)|teams?|business(?:es)?|firms?|organi[sz]ations?|departments?|shops?|practices?|schools?|employers?|workplaces?)";
const STAFF = "(?:people|employees|staff|colleagues|workers|team members)";
const FIRMA =
  "(?:firm(?:a|en)|betriebe?|teams?|unternehmen|büros?|läden|geschäfte|arbeitgeber|abteilung(?:en)?|praxen)";
const ASKS = [
  new RegExp(
    `^how (?:big|large|small) (?:are|were|is) (?:the|these|their|our|people['’]s|participants['’]|customers['’])? ?${FIRM}(?: (?:of the (?:people|participants)|${PEOPLE} work (?:for|in|at)))?[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(`^how (?:big|large|small) (?:are|were|is) (?:the )?${FIRM}(?: we (?:talked|spoke) to)?[\\s?.!]*$`, "iu"),
  new RegExp(
    `^how many ${STAFF} (?:do|does|did) (?:${PEOPLE}|(?:the|their) ${FIRM}) (?:have|employ|work with)[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(
    `^(?:what (?:is|are) (?:the|their) )?(?:(?:company|team|business|firm) sizes?|sizes? of (?:the|their) ${FIRM})[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(`^what size (?:are|were|is) (?:the|their) ${FIRM}[\\s?.!]*$`, "iu"),
  new RegExp(`^wie (?:groß|klein) (?:sind|waren|ist) (?:die |ihre? |deren )?${FIRMA}(?: der \\p{L}+)?[\\s?.!]*$`, "iu"),
  new RegExp(
    `^wie viele (?:mitarbeiter|mitarbeitende|angestellte|beschäftigte|leute) haben (?:${PEOPLE}|(?:die|ihre) ${FIRMA})[\\s?.!]*$`,
    "iu",
  ),
];

/** Whether a question asks how many people those have or work with who took part. */
export const asksForSizes = (question: string): boolean => ASKS.some((pattern) => pattern.test(question.trim()));

const NUMBER =
  "(?:\\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}{3,5}teen|\\p{L}{3,6}ty(?:-\\p{L}{3,5})?|a (?:couple|few|handful|dozen)(?: of)?|a hundred|zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|\\p{L}{0,6}zehn|\\p{L}{3,12}zig|hundert)";
/** A number and what is counted by it, up to three words on: "two hundred young technicians" */
const COUNTED = new RegExp(`(?<!\\p{L})${NUMBER}((?: \\p{L}+){1,3})`, "giu");
const MEN = new Set(
  "people employees staff colleagues guys lads girls person persons leute angestellte angestellten mitarbeiter mitarbeiterinnen mann personen kollegen azubis festangestellte beschaftigte".split(
    " ",
  ),
);
/** Whom one has, but not at work. */
const OTHERS = new Set(
  `children child kids kid parents parent mothers fathers families clients customers patients students pupils members tenants
visitors guests passengers neighbors neighbours kinder kunden kundinnen patienten mitglieder gaste mieter schuler eltern`.split(
    /\s+/,
  ),
);
const OF_US =
  /(?<!\p{L})(?:we|We|there)(?:[’']re| are| were)(?: only| just| about| now)* (?:\p{L}+|\d+) (?:of us|people)(?!\p{L})|(?<!\p{L})(?:team|staff|crew|company|firm|shop|office) of (?:\p{L}+ )?(?:\d+|\p{L}+)|(?<!\p{L})(?:I|we)(?:[’']re|[’']m| have| employ| manage| run| lead| are| am)(?!\p{L})|(?<!\p{L})(?:there are|there[’']s|me and|with)(?!\p{L})|(?<!\p{L})(?:ich|wir|bei uns|mit mir|unser\p{L}*|mein\p{L}*)(?!\p{L})/iu;
const ALONE =
  /(?<!\p{L})(?:(?:just|only) me(?! and)|I work (?:alone|on my own|by myself|for myself)|(?:one|two)-(?:man|woman|person)|I[’']m (?:self-employed|a freelancer|freelance|a sole trader)|sole trader|ich arbeite allein|ein-mann|(?:bin|arbeite|mach) (?:\p{L}+ )?(?:alleine?|selbstständig|freiberuflich|solo))(?!\p{L})/iu;
const TEAM_OF = new RegExp(`(?<!\\p{L})(?:team|staff|crew) of (?:about |around )?${NUMBER}(?!\\p{L})`, "iu");

const countsPeople = (sentence: string): boolean =>
  [...sentence.matchAll(COUNTED)].some(([, after = ""]) =>
    wordsOf(after).some((word) => MEN.has(word) || (isRole(word) && !OTHERS.has(word))),
  );

/** The sentence in which somebody says how many they are at work. */
export const sizeIn = (text: string): string | undefined =>
  sentencesOf(text).find(
    (sentence) =>
      !sentence.endsWith("?") &&
      (ALONE.test(sentence) || TEAM_OF.test(sentence) || (OF_US.test(sentence) && countsPeople(sentence))),
  );

const EARLY = 16;

/** How many people there are where each works. */
export const SIZES: Told = {
  saidIn({ line: { text }, place }) {
    const quote = sizeIn(text);
    // Who somebody is comes first; later on, people are counted for other reasons.
    return quote === undefined ? null : { quote, worth: place.line <= EARLY ? 1 : 0 };
  },
  mostOfOne: 1,
  tell: {
    en: ["says how many they are", "say how many they are"],
    de: ["sagt, wie viele Leute dort arbeiten", "sagen, wie viele Leute dort arbeiten"],
  },
};
