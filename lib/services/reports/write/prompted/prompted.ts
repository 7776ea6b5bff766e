import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { upperFirst } from "@/lib/core/text/upper-first";
import type { Tell } from "@/lib/core/work-progress";
import { hasModel } from "@/lib/integrations/model/model";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Scope } from "@/lib/services/evidence/scope";
import { bold, type Draft, type DraftBlock, type DraftSection, list, plain, table, text } from "../draft";
import type { Words } from "../words/english";
import { wordsIn } from "../words/words-of";
import { answerPart } from "./answer-part";
import type { Answered } from "./answered";
import { goodSources } from "./good-sources";
import { splitPrompt } from "./split-prompt";
import { wordPart } from "./word-part";

const MOST_NAMED = 60;

/** What people say about a prompt, part by part, who said what, and what was not found. */
export async function prompted(ctx: Context, prompt: string, asked: Scope, tell: Tell): Promise<Draft> {
  const { scope, leftOut } = await goodSources(ctx, asked);
  const parts = splitPrompt(prompt);
  const words = wordsIn(parts.filter((part) => looksGerman(wordsOf(part))).length * 2 > parts.length);
  const answered: Answered[] = [];
  for (const [done, part] of parts.entries()) {
    const say = (isWaiting: boolean) => tell({ step: "search", done, total: parts.length, isWaiting });
    await say(false);
    answered.push(await answerPart(ctx, part, scope, words.prompted, () => say(true)));
  }
  const found = answered.filter(({ blocks }) => blocks.length > 0);
  const missing = answered.filter(({ blocks }) => blocks.length === 0);
  const sections: DraftSection[] = [{ heading: words.inShort, blocks: [text(answered.map(lineOf).join("\n"))] }];
  const byModel = new Set(answered.filter(({ isByModel }) => isByModel));
  const without = new Set(answered.filter(({ isByModel }) => !isByModel));
  for (const [at, each] of found.entries()) {
    const say = (isWaiting: boolean) => tell({ step: "part", done: at, total: found.length, isWaiting });
    await say(false);
    const worded = await wordPart(ctx, each, () => say(true));
    (worded ? byModel : without).add(each);
    sections.push({ heading: titleOf(each.part), blocks: worded ?? each.blocks });
  }
  const { who, missing: unheard } = words.prompted;
  const quoting = found.filter(({ said }) => said.length > 0);
  if (quoting.length > 0) sections.push({ heading: who, blocks: whoSaidWhat(quoting, words.prompted) });
  if (missing.length > 0) sections.push({ heading: unheard, blocks: notFound(missing, words.prompted) });
  const made = [
    words.prompted.how,
    words.counted,
    ...(leftOut > 0 ? [words.prompted.without(leftOut)] : []),
    ...(hasModel() && without.size > 0 ? [byModel.size > 0 ? words.from.partly : words.from.withoutModel] : []),
  ];
  sections.push({ heading: words.made, blocks: [text(made.join(" "))] });
  return { sections, madeBy: byModel.size > 0 ? config().MODEL_NAME : "built-in" };
}

type Said = Words["prompted"];

const titleOf = (part: string): string => plain(upperFirst(part)).slice(0, 300);

function lineOf({ part, short }: Answered): string {
  const title = titleOf(part);
  return title.endsWith("?") ? `- ${bold(title)} ${upperFirst(short)}` : `- ${bold(`${title}:`)} ${short}`;
}

/** A row for each person quoted, with the number of their quotes under each part. */
function whoSaidWhat(found: readonly Answered[], words: Said): DraftBlock[] {
  const persons = new Map<string, string>();
  for (const { said } of found)
    for (const { ref, line } of said)
      if (!persons.has(ref.person)) persons.set(ref.person, line.speaker ?? words.noName);
  const rows = [...persons]
    .slice(0, MOST_NAMED)
    .map(([person, name]) => [
      plain(name),
      ...found.map(({ said }) => String(said.filter(({ ref }) => ref.person === person).length || "–")),
    ]);
  const columns = [words.person, ...found.map(({ part }) => titleOf(part))].slice(0, 20);
  const left = persons.size - rows.length;
  const more = left > 0 ? [text(words.more(left))] : [];
  return [
    text(words.whoText),
    table(
      columns,
      rows.map((row) => row.slice(0, 20)),
    ),
    ...more,
  ];
}

const notFound = (missing: readonly Answered[], words: Said): DraftBlock[] => [
  text(words.missingText),
  list(missing.map(({ part }) => titleOf(part))),
  text(`${bold(words.noFinding)} ${words.askFirst}`),
];
