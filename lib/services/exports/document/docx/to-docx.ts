import { Document, Footer, Header, HeadingLevel, Packer, PageBreak, PageNumber, Paragraph, TextRun } from "docx";
import { wordsIn } from "@/lib/services/exports/words/words-in";
import type { ExportDocument, ExportSection } from "../export-document";
import { loadMeasure } from "../fonts/measure";
import { short } from "../short";
import { blockOf, type Setting } from "./blocks";
import { contents, type Entry } from "./contents";
import { linked, marked, plain, prose } from "./paragraphs";
import { stylesIn } from "./styles";
import { table } from "./tables";

/** A Word document in real styles, with a table of contents whose entries exist and link to their headings. */
export async function toDocx(document: ExportDocument): Promise<Uint8Array> {
  const { title, subtitle, workspaceName, date, url, summary, facts, provenance, sections, language } = document;
  const setting = { words: wordsIn(language), measure: await loadMeasure() };
  const { words, measure } = setting;
  const line = (children: (string | (typeof PageNumber)[keyof typeof PageNumber])[]) =>
    new Paragraph({ style: "PageLine", children: [new TextRun({ children })] });
  const children = [
    plain(title, { heading: HeadingLevel.TITLE }),
    plain(`${subtitle} · ${workspaceName} · ${words.day(date)}`, { style: "Subtitle" }),
    ...(summary ? prose(summary) : []),
    ...(facts.length > 0
      ? [
          table(
            [words.basedOn, ""],
            facts.map(({ label, value }) => [label, value]),
            measure,
          ),
        ]
      : []),
    plain(provenance, { style: "Note", spacing: { before: 200 } }),
    new Paragraph({ style: "Note", spacing: { after: 400 }, children: [linked(words.openInApp, url)] }),
    ...(document.isBrief
      ? []
      : [
          plain(words.contents, { style: "Subtitle" }),
          ...contents(entriesOf(document)),
          new Paragraph({ children: [new PageBreak()] }),
        ]),
    ...sections.flatMap((each, at) => section(each, at, setting)),
  ];
  const file = new Document({
    title,
    subject: subtitle,
    creator: workspaceName,
    styles: stylesIn(words.locale),
    features: { updateFields: true },
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1250, bottom: 1300, left: 1134, right: 1134 } },
        },
        headers: { default: new Header({ children: [line([short(title, 90)])] }), first: new Header({ children: [] }) },
        footers: {
          default: new Footer({
            children: [line([`${short(workspaceName, 60)} · `, PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES])],
          }),
          first: new Footer({ children: [] }),
        },
        children,
      },
    ],
  });
  return Packer.toBuffer(file);
}

const anchorOf = (section: number, block?: number): string =>
  block === undefined ? `_part${section + 1}` : `_part${section + 1}_${block + 1}`;

function section({ heading, summary, blocks }: ExportSection, at: number, setting: Setting) {
  return [
    ...(heading === "" ? [] : [marked(heading, HeadingLevel.HEADING_1, anchorOf(at))]),
    ...(summary ? prose(summary) : []),
    ...blocks.flatMap((block, place) => blockOf(block, anchorOf(at, place), setting)),
  ];
}

/** The entries of the table of contents: sections, and their claims and headings. */
const entriesOf = ({ sections }: ExportDocument): Entry[] =>
  sections.flatMap(({ heading, blocks }, at): Entry[] => [
    { title: heading, level: 1, anchor: anchorOf(at) },
    ...blocks.flatMap((block, place): Entry[] => {
      const title =
        block.type === "claim" ? `${block.number}  ${block.text}` : block.type === "heading" ? block.text : "";
      const isNamed = block.type === "claim" || (block.type === "heading" && block.level === 2);
      return isNamed ? [{ title, level: 2, anchor: anchorOf(at, place) }] : [];
    }),
  ]);
