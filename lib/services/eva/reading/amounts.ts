import { FORMS } from "@/lib/services/analysis/concepts/forms";

const PLAIN = new Map(
  FORMS.trim()
    .split("\n")
    .flatMap((row) => {
      const [plain = "", ...forms] = row.split(" ");
      return forms.map((form) => [form, plain] as const);
    }),
);
/** "Paid" and "delivers", as they are asked: "How much did you pay?" */
const plainly = (does: string): string =>
  does.replace(/^\p{L}+/u, (verb) => PLAIN.get(verb.toLowerCase()) ?? verb.replace(/(?<=[^s])s$/u, ""));

const NUMBER =
  "(?:[$€£]?\\d[\\d.,]*(?:\\s?[€%])?|(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|half|hundred|thousand|dozen|couple|few|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|hundert|tausend)(?:[ -](?=\\p{L}))?)+)";
const LIMIT =
  "(?:(?:more|less|fewer|longer|shorter|higher|lower|mehr|weniger|länger) (?:than|als)|over|under|above|below|at least|at most|up to|exactly)";
/** "Who paid more than ten thousand?", "Who has been here for less than two years?" */
const ASKS = new RegExp(
  `^(?:who|wer|how many people|which people|which of them|(?:did|does|has|is) any(?:one|body))(?: else)? (.+?) (?:for )?${LIMIT} ${NUMBER}(?= |[?.!]|$)\\s*(.*?)[?.!\\s]*$`,
  "iu",
);
const TIME =
  /^(?:(?:second|minute|hour|day|night|week|month|year)s?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?)(?!\p{L})/iu;
const MONEY = /^(?:euros?|pounds?|dollars?|bucks|quid|€|£|\$)(?!\p{L})\s*/iu;

/** A question for those who pass a limit, as the question how much it is for each: numbers in words aren't compared. */
export function readAmounts(question: string): string | null {
  const [, typed = "", of = ""] = ASKS.exec(question.trim()) ?? [];
  if (typed === "") return null;
  const does = plainly(typed);
  if (TIME.test(of)) return `How long did people ${does} ${of.replace(TIME, "").trim()}?`;
  const rest = of.replace(MONEY, "");
  return rest === "" || MONEY.test(of)
    ? `How much did people ${does} ${rest}?`
    : `How many ${rest} did people ${does}?`;
}
