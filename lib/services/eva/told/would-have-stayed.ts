import { wholeOrOpening } from "@/lib/services/analysis/themes/claims/opening-of";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { PEOPLE } from "../reasons/read-hypothesis";
import { questionIn } from "../retrieve/asked/put-to";
import type { Told } from "./tell-said";

const THEM = `(?:them|${PEOPLE})`;
const ASKS = [
  new RegExp(
    `^what (?:would|could|might)(?: have|['’]ve) (?:kept ${THEM}(?: (?:going|here|around|with us|on board))?|made ${THEM} (?:stay|buy|pay|continue|subscribe|keep (?:it|going))|(?:convinced|persuaded) ${THEM} (?:to (?:stay|buy|pay|continue|keep it))?|(?:stopped|prevented|kept) ${THEM}(?: from)? (?:leaving|cancel\\p{L}*|quitting|churning)|changed (?:people['’]s|their) minds?|saved (?:the (?:sale|deal)|them))[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(
    `^what (?:would|could|might|can|does|do) (?:it take to (?:keep|retain) ${THEM}|(?:it take (?:for ${THEM} )?to )?(?:make|get|keep|convince|persuade|motivate) (?:${THEM} )?(?:to )?(?:stay|stick with (?:it|us)|keep (?:it|paying|using (?:it|us))|continue|renew|not (?:leave|cancel|churn)|from (?:leaving|cancel\\p{L}*|quitting|churning)))[\\s?.!]*$`,
    "iu",
  ),
  /^was hätte (?:die )?(?:leute|kund\p{L}+|nutzer\p{L}*|sie) (?:gehalten|umgestimmt|überzeugt|zum bleiben (?:bewegt|gebracht)|vom kündigen abgehalten)[\s?.!]*$/iu,
];

/** Whether a question asks what would have made those stay who left. */
export const asksWhatWouldHave = (question: string): boolean => ASKS.some((pattern) => pattern.test(question.trim()));

/** "What would have kept you?" */
const ASKED =
  /\bwhat (?:would|could|might)(?:(?: have|['’]ve) (?:kept|made|convinced|persuaded|stopped|prevented|changed|saved)\b| (?:make|keep|convince|persuade|get) you (?:to )?(?:stay|keep|continue|renew)\b)|(?<!\p{L})was hätte (?:sie|dich) (?:gehalten|umgestimmt|überzeugt|abgehalten|zum)/iu;

const IF = "(?:if|unless|had (?:it|they|there|you)|without)";
const STAYED =
  "(?:stayed|kept|paid|bought|signed|renewed|upgraded|continued|finished|subscribed|carried on|said yes|taken (?:it|that)|gone (?:back|ahead|through with))";
const LEFT = "(?:left|cancel\\p{L}*|quit|stopped|gone elsewhere|closed (?:it|the))";
const WOULD = "(?:I|we)(?:['’]d| would)(?: \\p{L}+){0,2} (?:have|of) (?:\\p{L}+ )?";
const WOULD_NOT =
  "(?:I|we) (?:wouldn['’]t|would not|would never|(?:don['’]t|doubt) (?:think )?(?:I|we)(?:['’]d| would)) have (?:\\p{L}+ )?";
const anywhere = (...patterns: string[]) =>
  patterns.map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu"));
/** "If the export had worked I'd have paid", "without the card I wouldn't have left", "that would have kept me" */
const SAYS = anywhere(
  `${IF} [^.?!]{2,120} (?:${WOULD}${STAYED}|${WOULD_NOT}${LEFT})`,
  `(?:${WOULD}${STAYED}|${WOULD_NOT}${LEFT}) [^.?!]{0,80}(?:if|unless|without)`,
  "(?:would|might|could)(?: have|['’]ve) (?:kept (?:me|us)|changed (?:my|our) minds?|convinced (?:me|us)|made (?:me|us) stay)",
  "(?:wenn|hätte|wäre) [^.?!]{2,120}(?:hätte|wäre)n? (?:ich|wir) [^.?!]{0,60}(?:geblieben|behalten|bezahlt|genommen|verlängert|gekündigt|abgeschlossen)",
);

/** The sentence in which somebody says what would have made them stay. */
export const wouldHaveIn = (text: string): string | undefined =>
  sentencesOf(text).find((sentence) => !sentence.endsWith("?") && SAYS.some((pattern) => pattern.test(sentence)));

const ANSWERED = 2;

/** What would have made those stay who left. */
export const WOULD_HAVE_STAYED: Told = {
  saidIn({ line: { text }, distance, asked }) {
    if (distance === 1 && ASKED.test(questionIn(asked.text))) return { quote: wholeOrOpening(text), worth: ANSWERED };
    const quote = wouldHaveIn(text);
    return quote === undefined ? null : { quote, worth: 1 };
  },
  mostOfOne: 1,
  tell: {
    en: ["says what would have made them stay", "say what would have made them stay"],
    de: ["sagt, was sie gehalten hätte", "sagen, was sie gehalten hätte"],
  },
};
