import { pacer } from "@/lib/services/analysis/pacer";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import { countSides } from "@/lib/services/eva/retrieve/ranking/respects";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import { pickQuote } from "./pick-quote";
import { stanceOf } from "./stance";
import { type Voice, voicesOf } from "./voices";

/** What the people of a group say about it, each with their best passages first. */
export function onTopic(found: Retrieved, group: ReadonlySet<string>): Promise<Map<string, Voice[]>> {
  const ranked = found.ranked.filter(({ passage }) => group.has(passage.person));
  // What comes nearest of what one group says may be far from it: it has to come near what anybody says.
  const least = (found.ranked[0]?.score ?? 0) / 2;
  return voicesOf({ ...found, ranked: ranked.filter(({ score }) => score >= least) });
}

/** What each of them is clearest about. */
export async function strongest(said: readonly Passage[], group: ReadonlySet<string>): Promise<Map<string, Voice[]>> {
  const breathe = pacer();
  const byPerson = new Map<string, Voice[]>();
  for (const passage of said) {
    if (!group.has(passage.person) || passage.line.text.endsWith("?")) continue;
    await breathe();
    const quote = pickQuote(passage.line, [], passage.language);
    const stance = stanceOf(quote);
    const score = countSides(passage) + Math.min(2, Math.abs(stance));
    const voice = {
      ranked: { passage, score, worded: 0, coverage: 1, own: 1, rarest: 1, thing: 1, least: 1 },
      quote,
      stance,
      feels: false,
    };
    byPerson.set(passage.person, [...(byPerson.get(passage.person) ?? []), voice]);
  }
  const best = [...byPerson].map(([person, voices]) => {
    const most = voices.reduce((top, voice) => (voice.ranked.score > top.ranked.score ? voice : top));
    return [person, [most]] as [string, Voice[]];
  });
  return new Map(best.sort(([, [a]], [, [b]]) => (b?.ranked.score ?? 0) - (a?.ranked.score ?? 0)));
}
