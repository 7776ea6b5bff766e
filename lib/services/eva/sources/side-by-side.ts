import { type Call, callsIn, type Source } from "./calls-in";
import { KIND, QUOTE, THE } from "./sources-in";

/** What is asked of each of several sources: "How do group 1 and group 2 differ on the price?" */
export type SideBySide = { question: string; sides: Source[][] };

const COMPARES = new RegExp(
  `^(?:and |so |und )?(?:how (?:do|does|did|are)|(?:what(?:['’]s| is| are| were|['’]re)? )?(?:the )?(?:main |biggest )?differences? between|(?:please )?compare|where (?:do|did)|(?:wie|worin|wo) unterscheide[nt] sich|(?:bitte )?vergleiche?|(?:was sind )?(?:die )?unterschiede zwischen) ${THE}(?:${KIND} )?["“„]?$`,
  "iu",
);
const BETWEEN = new RegExp(
  `^["”“]?(?: ${KIND})?(?: differs?)?,? (?:and|or|vs\\.?|versus|with|to|from|compared (?:to|with)|und|mit|von) ${THE}(?:${KIND} )?["“„]?$`,
  "iu",
);
const ON = new RegExp(
  `^["”“]?(?: ${KIND})?(?: differ| compare| different)?(?: (?:on|about|in terms of|regarding|over|when it comes to|in how they (?:see|talk about)|bei|beim|beim thema|hinsichtlich|in bezug auf) (?<about>.{2,200}?))?[\\s?.!]*$`,
  "iu",
);

/** Two or more sources that a question sets side by side by their names, and what it asks of each; null for any other. */
export function sideBySide(
  question: string,
  candidates: readonly Source[],
  isSomebody: (word: string) => boolean,
): SideBySide | null {
  const calls = callsIn(question, candidates, isSomebody);
  const at = calls.findIndex(({ from }) => COMPARES.test(question.slice(0, from)));
  const sides = calls.slice(at, at + 1);
  for (const call of calls.slice(at + 1)) {
    if (!BETWEEN.test(question.slice(sides.at(-1)?.to, call.from))) break;
    sides.push(call);
  }
  const last = sides.at(-1);
  const on = ON.exec(question.slice(last?.to));
  if (at === -1 || sides.length < 2 || !on || !sides.every((call) => isCalled(question, call))) return null;
  const isGerman = /^(?:und )?(?:wie|worin|wo|vergleich|bitte vergleich|was sind|die |unterschiede)/iu.test(question);
  const about = on.groups?.about;
  const [whole, of] = isGerman
    ? ["Zusammenfassung", "Was sagen die Leute über"]
    : ["Summary", "What did people say about"];
  return { question: about ? `${of} ${about}?` : whole, sides: sides.map((call) => call.sources) };
}

/** Whether a name can't be a mere word: it has a number or several words, is in quotation marks or beside its kind. */
function isCalled(question: string, { from, to, isNumbered, isWhole }: Call): boolean {
  const isQuoted = QUOTE.test(question[from - 1] ?? "") && QUOTE.test(question[to] ?? "");
  return isNumbered || isWhole || isQuoted || BESIDE_KIND.test(`${question.slice(0, from)}|${question.slice(to)}`);
}
const BESIDE_KIND = new RegExp(`(?<!\\p{L})${KIND} \\||\\| ${KIND}(?!\\p{L})`, "iu");
