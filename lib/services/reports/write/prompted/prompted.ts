import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import type { Scope } from "@/lib/services/evidence/scope";
import {
  bold,
  type Draft,
  type DraftBlock,
  type DraftSection,
  heading,
  list,
  people,
  plain,
  quote,
  table,
  text,
} from "../draft";
import { type Answered, answerPart } from "./answer-part";
import { goodSources } from "./good-sources";
import { type Group, groupSaid } from "./group-said";
import { splitPrompt } from "./split-prompt";
import { wordPart } from "./word-part";

const MOST_NAMED = 60;

/** What people say about what a prompt asks, part by part, who said what, and what was not found. */
export async function prompted(ctx: Context, prompt: string, asked: Scope): Promise<Draft> {
  const { scope, leftOut } = await goodSources(ctx, asked);
  const answered: Answered[] = [];
  for (const part of splitPrompt(prompt)) answered.push(await answerPart(ctx, part, scope));
  const found = answered.filter(({ said }) => said.length > 0);
  const missing = answered.filter(({ said }) => said.length === 0);
  const sections: DraftSection[] = [{ heading: "In short", blocks: [list(answered.map(sentenceOf))] }];
  let isWorded = false;
  const groups = await groupSaid(ctx, scope, found);
  for (const [at, each] of found.entries()) {
    const worded = await wordPart(ctx, each);
    isWorded ||= worded !== null;
    const blocks = worded ?? groupBlocks(groups[at] ?? []);
    sections.push({ heading: titleOf(each.part), blocks: [text(countOf(each)), ...blocks] });
  }
  if (found.length > 0) sections.push({ heading: "Who said what", blocks: whoSaidWhat(found) });
  if (missing.length > 0) sections.push({ heading: "What was not found", blocks: notFound(missing) });
  sections.push({ heading: "How this was made", blocks: [text([HOW, ...without(leftOut)].join(" "))] });
  return { sections, madeBy: isWorded ? config().MODEL_NAME : "built-in" };
}

const HOW =
  "Earshot looked in every transcript it was given for what speaks of each part of the prompt. Numbers count distinct " +
  "people. Every quote is a stretch of a stored transcript, word for word.";

const without = (leftOut: number): string[] => {
  if (leftOut === 0) return [];
  return [`${leftOut === 1 ? "1 session is" : `${leftOut} sessions are`} left out: flagged, or excluded by a person.`];
};

const titleOf = (part: string): string => plain(part.charAt(0).toUpperCase() + part.slice(1)).slice(0, 300);

const countOf = ({ said, spoke, people: all, disagree }: Answered): string => {
  const verb = spoke === 1 ? "speaks" : "speak";
  const shown = new Set(said.map(({ ref }) => ref.person)).size;
  const some = shown < spoke ? ` The ${shown} who say most about it are quoted.` : "";
  return `${spoke} of ${people(all)} ${verb} of this${disagree ? ", and they do not agree" : ""}.${some}`;
};

function sentenceOf(answered: Answered): string {
  const title = titleOf(answered.part);
  const found = answered.said.length > 0 ? countOf(answered) : "nothing that was said answers this.";
  if (!title.endsWith("?")) return `${title}: ${found}`;
  return `${title} ${found.charAt(0).toUpperCase()}${found.slice(1)}`;
}

function groupBlocks(groups: readonly Group[]): DraftBlock[] {
  return groups.flatMap(({ title, said }) => {
    const quotes = said.map(({ ref }) => quote({ ref }));
    if (title === "") return quotes;
    const count = new Set(said.map(({ ref }) => ref.person)).size;
    return [heading(3, title), text(count === 1 ? "1 person says:" : `${people(count)} say:`), ...quotes];
  });
}

/** A row for everybody who is quoted, with how many quotes of theirs stand under each part. */
function whoSaidWhat(found: readonly Answered[]): DraftBlock[] {
  const persons = new Map<string, string>();
  for (const { said } of found)
    for (const { ref, line } of said)
      if (!persons.has(ref.person)) persons.set(ref.person, line.speaker ?? "Not named");
  const rows = [...persons]
    .slice(0, MOST_NAMED)
    .map(([person, name]) => [
      plain(name),
      ...found.map(({ said }) => String(said.filter(({ ref }) => ref.person === person).length || "–")),
    ]);
  const columns = ["Person", ...found.map(({ part }) => titleOf(part))].slice(0, 20);
  const left = persons.size - rows.length;
  const more = left > 0 ? [text(`And ${people(left)} more.`)] : [];
  return [
    text("Quotes of each person by part."),
    table(
      columns,
      rows.map((row) => row.slice(0, 20)),
    ),
    ...more,
  ];
}

const notFound = (missing: readonly Answered[]): DraftBlock[] => [
  text("Nobody who was read speaks of:"),
  list(missing.map(({ part }) => titleOf(part))),
  text(
    `${bold("That is no finding.")} It was not said in these words or ones of the same meaning; ask people before you conclude from it.`,
  ),
];
