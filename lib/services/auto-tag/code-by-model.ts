import type { Context } from "@/lib/core/context";
import { mapConcurrently } from "@/lib/core/data/map-concurrently";
import type { Tell } from "@/lib/core/work-progress";
import { db } from "@/lib/db/client";
import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { requireAffordable } from "@/lib/services/model/affordable";
import { unanswered } from "@/lib/services/model/answers";
import { batchesOf, numbered, tokensOfLines } from "@/lib/services/model/line-batches";
import { patiently } from "@/lib/services/model/patiently";
import { codeTagsPrompt, type ShownTag } from "@/lib/services/model/prompts/code-tags";
import { keyOf } from "./key-of";
import type { Read } from "./plan";

const MOST_CALLS = 4;
/** A tag is a sample of what was said; reading everything of a large project would cost as much as its readouts. */
const MOST_LINES = 1_200;
const MOST_TAGS = 100;
const MOST_WORDS = 6;
const TOKENS_OF_A_TAG = 25;
/** A new tag needs so many lines by so many people, as without a model. */
const FEWEST = { lines: 3, people: 2 };

/**
 * Which lines each tag fits, existing and new, according to a model that answers with numbers only; by title. New tags
 * that fit too few lines are dropped. Of what it has read before, nothing is asked again. Throws `ModelFailed`.
 */
export async function codeByModel(ctx: Context, projectId: string, found: Read, tell: Tell): Promise<Read> {
  const where = { projectId, workspaceId: ctx.workspaceId };
  const known = await db().tag.findMany({ where, orderBy: { createdAt: "asc" }, select: { title: true } });
  const subjects = found.subjects.map(({ title, called = title, terms }) => ({ title: called, about: terms }));
  const titles = new Map<string, ShownTag>();
  for (const { title, about } of [...known.map(({ title }) => ({ title, about: [] })), ...subjects].slice(0, MOST_TAGS))
    if (!titles.has(keyOf(title)) && (found.coded?.has(keyOf(title)) ?? true))
      titles.set(keyOf(title), { tag: titles.size, title, about: about.slice(0, MOST_WORDS) });
  const tags = [...titles.values()];
  const lines = linesOf(found).filter((line) => !found.asked?.has(line));
  if (tags.length === 0 || (lines.length === 0 && !found.coded)) return found;
  const calls = batchesOf(lines).map((batch) => ({ batch, prompt: codeTagsPrompt(tags, numbered(batch)) }));
  const unpaid = (await unanswered(ctx, calls)).flatMap(({ batch }) => batch);
  await requireAffordable(ctx, tokensOfLines(unpaid, tags.length * TOKENS_OF_A_TAG));
  const coded = new Map(tags.map(({ title }) => [keyOf(title), new Set(found.coded?.get(keyOf(title)))]));
  let done = 0;
  const say = (isWaiting: boolean) => tell({ step: "tag", done, total: lines.length, isWaiting });
  await mapConcurrently(calls, MOST_CALLS, async ({ batch, prompt }) => {
    await say(false);
    const { codes } = await patiently(ctx, prompt, () => say(true));
    for (const { line, tag } of codes) {
      const [said, title] = [batch[line], tags[tag]?.title];
      if (said && title !== undefined) coded.get(keyOf(title))?.add(said);
    }
    done += batch.length;
  });
  const isTold = ({ title, called = title }: Read["subjects"][number]) => isOfSeveral(coded.get(keyOf(called)));
  return {
    ...found,
    subjects: found.subjects.filter(isTold),
    coded,
    asked: new Set([...(found.asked ?? []), ...lines]),
  };
}

function isOfSeveral(lines: ReadonlySet<AnalysisLine> = new Set()): boolean {
  return lines.size >= FEWEST.lines && new Set([...lines].map(personOf)).size >= FEWEST.people;
}

/** What names a new tag's subject comes first; then each person's first line, then their second, and so on. */
function linesOf({ spoken, subjects }: Read): AnalysisLine[] {
  const naming = new Set(subjects.flatMap(({ members }) => members.map(({ line }) => line)));
  const turns = new Map<string, number>();
  return spoken.said
    .map(({ line }) => {
      const turn = turns.get(personOf(line)) ?? 0;
      turns.set(personOf(line), turn + 1);
      return { line, turn: naming.has(line) ? -1 : turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
}
