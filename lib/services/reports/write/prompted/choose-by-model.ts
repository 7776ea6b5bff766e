import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import { pickQuote } from "@/lib/services/eva/analyst/witnesses/pick-quote";
import { inOtherWords } from "@/lib/services/eva/retrieve/question/in-other-words";
import type { Ranked } from "@/lib/services/eva/retrieve/ranking/rank";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Scope } from "@/lib/services/evidence/scope";
import { patiently } from "@/lib/services/model/patiently";
import { choosePassagesPrompt } from "@/lib/services/model/prompts/choose-passages";
import { inTurns, peopleIn, type Said, saidIn } from "./answered";

/** So many passages fit into a call; each person's best come before anyone's second. */
const MOST_SHOWN = 80;
/** A line up to this length is quoted as a whole; of a longer one, what says most about the part. */
const WHOLE = 320;
const MOST_ASKED = 200;

/** `said`: the quotes that are shown; `spoke`: how many people are found to speak about it. */
type Chosen = { said: Said[]; spoke: number; disagree: boolean };
type Asked = { part: string; scope: Scope; found: Retrieved; waiting: () => Promise<void> };

/**
 * What a model chooses from the passages that are found for a part, by number, so that nothing can be quoted but what
 * they say. Null if it fails: then the built-in analyst chooses.
 */
export async function chooseByModel(ctx: Context, { part, scope, found, waiting }: Asked): Promise<Chosen | null> {
  if (found.ranked.length === 0) return null;
  try {
    const retrieved = await inOtherWords(ctx, part, scope, found, undefined);
    const shown = candidatesOf(retrieved);
    const people = new Map<string, number>();
    const numbered = shown.map(({ ranked: { passage }, quote }, number) => {
      const person = people.get(passage.person) ?? people.size + 1;
      people.set(passage.person, person);
      const asked = passage.asked.text.slice(0, MOST_ASKED);
      return { passage: number, person, ...(asked && { asked }), said: quote };
    });
    const { passages } = await patiently(ctx, choosePassagesPrompt(part, numbered), waiting);
    const chosen = new Map(passages.flatMap(({ passage, side }) => (shown[passage] ? [[shown[passage], side]] : [])));
    if (passages.length > 0 && chosen.size === 0) throw new ModelFailed("unusable");
    const sides = new Set(chosen.values());
    const said = [...chosen.keys()].map(({ ranked, quote }) => saidIn(ranked.passage.line, quote));
    return { said: inTurns(said), spoke: peopleIn(said), disagree: sides.has("for") && sides.has("against") };
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, err: error }, "the model chose no quotes");
    return null;
  }
}

type Candidate = { ranked: Ranked; quote: string };

function candidatesOf({ ranked, terms, respects, isOfSides }: Retrieved): Candidate[] {
  const quotes = new Set<string>();
  const turns = new Map<string, number>();
  const all = ranked.flatMap((one) => {
    const { line, person, language } = one.passage;
    const { text } = line;
    const quote = text.length <= WHOLE ? text.trim() : pickQuote(line, terms, language, respects, isOfSides);
    if (quotes.has(quote)) return [];
    quotes.add(quote);
    const turn = turns.get(person) ?? 0;
    turns.set(person, turn + 1);
    return [{ ranked: one, quote, turn }];
  });
  return all.sort((a, b) => a.turn - b.turn).slice(0, MOST_SHOWN);
}
