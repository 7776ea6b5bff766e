import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { upperFirst } from "@/lib/core/upper-first";
import type { Tell } from "@/lib/core/work-progress";
import { hasModel } from "@/lib/integrations/model/model";
import type { Scope } from "@/lib/services/evidence/scope";
import {
  bold,
  type Draft,
  type DraftBlock,
  type DraftSection,
  heading,
  list,
  plain,
  quote,
  table,
  text,
} from "../draft";
import type { Words } from "../words/english";
import { wordsIn } from "../words/words-of";
import { answerPart } from "./answer-part";
import type { Answered } from "./answered";
import { goodSources } from "./good-sources";
import { type Group, groupSaid } from "./group-said";
import { splitPrompt } from "./split-prompt";
import { wordPart } from "./word-part";

const MOST_NAMED = 60;

/** What people say about a prompt, part by part, who said what, and what was not found. */
export async function prompted(ctx: Context, prompt: string, asked: Scope, tell: Tell): Promise<Draft> {
  const { scope, leftOut } = await goodSources(ctx, asked);
  const parts = splitPrompt(prompt);
  const answered: Awaited<ReturnType<typeof answerPart>>[] = [];
  for (const [done, part] of parts.entries()) {
    const say = (isWaiting: boolean) => tell({ step: "search", done, total: parts.length, isWaiting });
    await say(false);
    answered.push(await answerPart(ctx, part, scope, () => say(true)));
  }
  const found = answered.filter(({ said }) => said.length > 0);
  const missing = answered.filter(({ said }) => said.length === 0);
  const words = wordsIn(answered.filter(({ german }) => german).length * 2 > answered.length);
  const sentences = answered.map((each) => sentenceOf(each, words.prompted));
  const sections: DraftSection[] = [{ heading: words.inShort, blocks: [list(sentences)] }];
  const byModel = new Set(answered.filter(({ isByModel }) => isByModel));
  const without = new Set(answered.filter(({ isByModel }) => !isByModel));
  const groups = await groupSaid(ctx, scope, found);
  for (const [at, each] of found.entries()) {
    const say = (isWaiting: boolean) => tell({ step: "part", done: at, total: found.length, isWaiting });
    await say(false);
    const worded = await wordPart(ctx, each, () => say(true));
    (worded ? byModel : without).add(each);
    const blocks = worded ?? groupBlocks(groups[at] ?? [], words.prompted);
    sections.push({ heading: titleOf(each.part), blocks: [text(countOf(each, words.prompted)), ...blocks] });
  }
  const { who, missing: unheard } = words.prompted;
  if (found.length > 0) sections.push({ heading: who, blocks: whoSaidWhat(found, words.prompted) });
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

const countOf = ({ said, spoke, people: all, disagree }: Answered, words: Said): string => {
  const shown = new Set(said.map(({ ref }) => ref.person)).size;
  return [words.spoke(spoke, all, disagree), ...(shown < spoke ? [words.shown(shown)] : [])].join(" ");
};

function sentenceOf(answered: Answered, words: Said): string {
  const title = titleOf(answered.part);
  const found = answered.said.length > 0 ? countOf(answered, words) : words.nothing;
  if (!title.endsWith("?")) return `${title}: ${found}`;
  return `${title} ${upperFirst(found)}`;
}

function groupBlocks(groups: readonly Group[], words: Said): DraftBlock[] {
  return groups.flatMap(({ title, said }) => {
    const quotes = said.map(({ ref }) => quote({ ref }));
    if (title === "") return quotes;
    return [heading(3, title), text(words.say(new Set(said.map(({ ref }) => ref.person)).size)), ...quotes];
  });
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
