import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { HAS_LINK } from "../analyst/own-words";
import { readRequest } from "../requests/read-request";
import type { Retrieved } from "../retrieve/retriever";

const LONGEST = 160;
const FORBIDDEN = /["“”„«»<>`*#@{}[\]:;!\n\r]|[.?].|\p{Cc}|\p{Cf}/u;
const ASKS =
  /^(?:who|whom|whose|what|when|where|why|which|how|do|does|did|is|are|was|were|has|have|had|wer|wen|wem|wessen|was|wann|wo|warum|wieso|weshalb|welche[rsnm]?|wie|hat|haben|hatten?|ist|sind|war|waren|gab|gibt)\b/i;

/** Words that a question may add, whatever the evidence. */
const ASKING = new Set(
  `anyone anybody change changed compare describe differ difference different disagree else example examples exactly
  experience experiences feel feels felt find happen happened happens improve instead kind kinds main mean mention mentioned
  most opinion opinions other others participant participants people person reason reasons say says said speak specific tell
  think thinks thought view views want wanted would beispiel beispiele dachte dachten denken erlebt erlebten erwahnt fand
  fanden gesagt grund grunde jemand leute meinen meinung meinungen menschen personen sagen sagte sagten teilnehmende unterschied
  warum wieso`.split(/\s+/),
);

/**
 * Whether a model's suggestion may be offered as a one-click question: short, plain, never a request to act, and in
 * words of the evidence. Nothing that a transcript talked the model into can pass.
 */
export function isSafe(text: string, { ranked }: Pick<Retrieved, "ranked">): boolean {
  if (text.length > LONGEST || !text.endsWith("?") || !ASKS.test(text)) return false;
  if (FORBIDDEN.test(text) || HAS_LINK.test(text) || readRequest(text) !== null) return false;
  const stem = stemmerOf(null);
  const known = new Set(
    ranked.flatMap(({ passage: { line } }) => wordsOf(`${line.speaker ?? ""} ${line.text}`)).map(stem),
  );
  const words = wordsOf(text).filter((word) => !isStopWord(word) && !ASKING.has(word));
  return words.length > 0 && words.every((word) => known.has(stem(word)));
}
