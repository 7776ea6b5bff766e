import { escapeMarkdown } from "@/lib/core/text/escape-markdown";
import { upperFirst } from "@/lib/core/text/upper-first";
import type { Words } from "../words/english";
import { wordsIn } from "../words/words-in";
import { attribution, quoted } from "./attribution";
import { claimCount, moreQuotes } from "./claim-count";
import type {
  ExportBlock,
  ExportClaim,
  ExportDocument,
  ExportFinding,
  ExportQuote,
  ExportSection,
  ItemMark,
} from "./export-document";
import { paragraphsOf, type Run } from "./rich-text";

/** The whole document as Markdown that any reader displays, with people's words escaped. */
export function toMarkdown(document: ExportDocument): string {
  const words = wordsIn(document.language);
  const facts = document.facts.map(({ label, value }) => `- **${line(label)}:** ${line(value)}`);
  return joined([
    `# ${line(document.title)}`,
    `_${line(document.subtitle)}_`,
    document.summary && prose(document.summary),
    facts.join("\n"),
    line(document.provenance),
    `[${words.openInApp}](<${document.url}>)`,
    ...document.sections.map((each) => section(each, words)),
  ]);
}

const section = ({ heading, summary, blocks }: ExportSection, words: Words): string =>
  joined([heading && `## ${line(heading)}`, summary && prose(summary), ...blocks.map((each) => block(each, words))]);

function block(given: ExportBlock, words: Words): string {
  switch (given.type) {
    case "heading":
      return `${"#".repeat(given.level + 1)} ${line(given.text)}`;
    case "text":
      return prose(given.text);
    case "list":
      return given.items.map((item, at) => `${markOf(given.marks?.[at])} ${line(item)}`).join("\n");
    case "aside":
      return `> ${escapeMarkdown(given.text).split("\n").join("\n>\n> ")}`;
    case "rule":
      return "---";
    case "quote":
      return joined([given.title && `**${line(given.title)}**`, quote(given.quote, words)]);
    case "claim":
      return claim(given, words);
    case "finding":
      return finding(given, words);
    case "table":
      return joined([given.title && `**${line(given.title)}**`, table(given.columns, given.rows)]);
    case "chart": {
      const rows = given.categories.map((name, at) => [
        name,
        ...given.series.map(({ values }) => words.figure(values[at] ?? 0)),
      ]);
      const head = [given.unit, ...given.series.map(({ name }) => name)];
      return joined([`**${line(given.title)}**`, table(head, rows), given.note && `_${line(given.note)}_`]);
    }
    case "image":
      return `_${words.pictures.told(line(given.alt || given.caption || words.pictures.undescribed))}_`;
  }
}

const markOf = (mark: ItemMark | undefined): string =>
  typeof mark === "object" ? `- [${mark.done ? "x" : " "}]` : (mark ?? "-");

function claim(given: ExportClaim, words: Words): string {
  const said = (stance: "support" | "against") =>
    given.evidence.filter((one) => one.stance === stance).map((one) => quote(one.quote, words));
  const against = said("against");
  const more = moreQuotes(given, words);
  return joined([
    `### ${given.number} ${line(given.text)}`,
    `**${claimCount(given, words)}.** ${line(given.strength)}`,
    ...said("support"),
    against.length > 0 && `**${words.claims.saidOtherwise}:**`,
    ...against,
    more && `_${more}_`,
  ]);
}

function finding(given: ExportFinding, { findings: words }: Words): string {
  const { severity, title, summary, basis, steps, pageUrl, recommendation, url } = given;
  return joined([
    `**[${severity}: ${line(title)}](<${url}>)**`,
    line(summary),
    `_${line(basis)}_`,
    steps.length > 0 && `**${words.reproduce}**`,
    steps.map((step, at) => `${at + 1}. ${line(upperFirst(step))}`).join("\n"),
    pageUrl && `**${words.page}** ${line(pageUrl)}`,
    recommendation && `**${words.fix}** ${line(recommendation)}`,
  ]);
}

function quote(given: ExportQuote, words: Words): string {
  const { by, time } = attribution(given);
  const remark = words.quotes.remarks[given.state];
  const link = given.url ? `[${time ?? words.quotes.open.toLowerCase()}](<${given.url}>)` : time;
  const said = escapeMarkdown(quoted(given, words)).split("\n").join("\n>\n> ");
  const source = ["—", by && line(by), link && `· ${link}`, remark && `· _${line(remark)}_`].filter(Boolean).join(" ");
  return `> ${said}\n>\n> ${source}`;
}

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => "---"), ...rows]
    .map((row, at) => `| ${(at === 1 ? row : row.map(line)).join(" | ")} |`)
    .join("\n");

const prose = (text: string): string => {
  const paragraphs = paragraphsOf(text).map(({ kind, runs }) => [kind, runs.map(run).join("")] as const);
  return paragraphs
    .map(([kind, words], at) => `${kind === "item" ? "- " : ""}${words}${gap(kind, paragraphs[at + 1]?.[0])}`)
    .join("");
};
const gap = (kind: string, next: string | undefined) =>
  !next ? "" : kind === "item" && next === "item" ? "\n" : "\n\n";
/** The space after bold words belongs to the next run, where escaping would take it for the start of a line. */
const run = ({ text, bold }: Run): string =>
  bold ? `**${escapeMarkdown(text)}**` : `${/^\s/.test(text) ? " " : ""}${escapeMarkdown(text)}`;
const line = (text: string): string => escapeMarkdown(text.replace(/\s+/g, " ").trim());
const joined = (parts: (string | null | false | undefined)[]): string => parts.filter(Boolean).join("\n\n");
