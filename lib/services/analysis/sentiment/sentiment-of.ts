import { isUnread } from "../words/other-language";
import { featuresOf } from "./features";
import { readWeights, type Weights } from "./read-weights";
import { WEIGHTS } from "./weights";

const LONGEST = 2_000;
/** A text with fewer known words than this says nothing. */
const FEWEST_KNOWN = 2;
/** Scores of texts that more likely take no side stay below `feelingOf`'s threshold. */
const MOST_NEUTRAL = 14;
const LEAST_SIDED = 15;

/** "Sorry, everyone", "Sorry about that, I was on mute" and "Not really, sorry." are manners. */
const MANNERS =
  /(?<=^|[.!?…]\s+)(?:oh |ah |um |er )?(?:(?:i[’']m|i am) )?(?:so |very |really )?sorry(?=\W*$|[,.!…]|\s(?:about (?:that|this|the)|to (?:interrupt|cut)|for (?:that|the (?:noise|interruption|delay))|everyone|everybody|guys|all|folks)\b)(?:\s(?:about (?:that|this|the \p{L}+)|to (?:interrupt|cut (?:you|in))|for (?:that|the \p{L}+)))?|,\s*sorry(?=[.!?…]|$)/giu;

const shared = globalThis as typeof globalThis & { earshotSentiment?: Weights };

function weights(): Weights {
  shared.earshotSentiment ??= readWeights(WEIGHTS);
  return shared.earshotSentiment;
}

/**
 * A text's sentiment, -100 (against) to 100 (for), an absolute value below 15 meaning no side; null if its words say
 * nothing, or are in another language than English and German. `language` is BCP-47 and may be unknown. Learned from passages written for it (decision 093).
 */
export function sentimentOf(text: string, language: string | null): number | null {
  if (isUnread(language)) return null;
  const learned = weights();
  let [against, favour] = learned.get("") ?? [0, 0];
  let known = 0;
  for (const [name, value] of featuresOf(
    text.slice(0, LONGEST).replace(MANNERS, ""),
    language?.toLowerCase().startsWith("de") ?? false,
  )) {
    const weight = learned.get(name);
    if (!weight) continue;
    if (!name.startsWith("#")) known += 1;
    against += weight[0] * value;
    favour += weight[1] * value;
  }
  if (known < FEWEST_KNOWN) return null;
  const [blame, praise] = [Math.exp(against), Math.exp(favour)];
  const points = Math.round((100 * (praise - blame)) / (1 + praise + blame));
  if (blame <= 1 && praise <= 1) return Math.max(-MOST_NEUTRAL, Math.min(MOST_NEUTRAL, points));
  return praise > blame ? Math.max(LEAST_SIDED, points) : Math.min(-LEAST_SIDED, points);
}
