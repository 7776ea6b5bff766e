import type { QuoteRef } from "@/lib/services/analysis/line";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import type { FoundClaim } from "@/lib/services/analysis/themes/theme";
import type { Draft, DraftClaim, DraftTheme, Leaning } from "./found";
import type { Said } from "./load-said";
import { ENGLISH, GERMAN, type Wording } from "./wording";

const MOST_STEPS = 5;
const IN_SUMMARY = 4;
/** Points of sentiment, on average, from which people lean to a side. */
const LEANS = 15;
const JUDGED = 40;
/** What one person thinks is nobody else's leaning. */
const FEWEST = 2;
const DIVIDED = 1 / 3;

/** What the built-in analyst makes of all that was said, in its own words. */
export async function draft(said: Said): Promise<Draft> {
  const wording = said.isGerman ? GERMAN : ENGLISH;
  const breathe = pacer();
  const themes: DraftTheme[] = [];
  for (const { title, summary, terms, claims: found } of await findThemes(said.lines, { german: said.isGerman })) {
    const claims: DraftClaim[] = [];
    for (const claim of found) {
      claims.push({ ...claim, leaning: leaningOf(claim, said.isGerman ? "de" : "en") });
      await breathe();
    }
    if (claims.length > 0) themes.push({ title, summary, terms, claims });
  }
  return { summary: summaryOf(themes, said, wording), themes, steps: stepsOf(themes, wording), madeBy: "built-in" };
}

function leaningOf({ support, against }: FoundClaim, language: string): Leaning {
  if (against.length > 0 && against.length >= (support.length + against.length) * DIVIDED) return "divided";
  if (support.length < FEWEST) return "open";
  const average = (quotes: readonly QuoteRef[]) =>
    quotes.reduce((sum, { quote }) => sum + (sentimentOf(quote, language) ?? 0), 0) / Math.max(1, quotes.length);
  const points = average(support.slice(0, JUDGED));
  return points >= LEANS ? "good" : points <= -LEANS ? "bad" : "open";
}

const leaningAs = (themes: readonly DraftTheme[], leaning: Leaning): string[] =>
  themes.filter(({ claims }) => claims[0]?.leaning === leaning).map(({ title }) => title);

function summaryOf(themes: readonly DraftTheme[], { participants }: Said, wording: Wording): string {
  if (themes.length === 0) return wording.nothing(participants.length);
  const sides: [string[], (titles: readonly string[]) => string][] = [
    [leaningAs(themes, "bad"), wording.objections],
    [leaningAs(themes, "divided"), wording.divided],
    [leaningAs(themes, "good"), wording.praise],
  ];
  const first = wording.summary(
    participants.length,
    themes.slice(0, IN_SUMMARY).map(({ title }) => title),
  );
  const rest = sides.flatMap(([titles, say]) => (titles.length > 0 ? [say(titles.slice(0, IN_SUMMARY))] : []));
  return [first, ...rest].join(" ");
}

/** What is wrong comes first, then what is disputed; each step names the claims it follows from. */
function stepsOf(themes: readonly DraftTheme[], wording: Wording): Draft["steps"] {
  const order: Leaning[] = ["bad", "divided", "open", "good"];
  const steps = themes.flatMap(({ title, claims }) => {
    const [first] = claims;
    if (!first) return [];
    const same = claims.filter(({ leaning }) => leaning === first.leaning);
    return [{ leaning: first.leaning, text: wording.step[first.leaning](title), claims: same }];
  });
  steps.sort((a, b) => order.indexOf(a.leaning) - order.indexOf(b.leaning));
  return steps.slice(0, MOST_STEPS).map(({ text, claims }) => ({ text, claims }));
}
