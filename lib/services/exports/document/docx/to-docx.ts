import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  TableOfContents,
  TextRun,
} from "docx";
import { dayOf } from "../day-of";
import type { ExportDocument, ExportSection } from "../export-document";
import { short } from "../short";
import { blockOf } from "./blocks";
import { linked, plain, prose } from "./paragraphs";
import { STYLES } from "./styles";
import { table } from "./tables";

/** A Word document in real styles, with a table of contents that Word fills when it is opened. */
export function toDocx(document: ExportDocument): Promise<Uint8Array> {
  const { title, subtitle, workspaceName, date, url, summary, facts, provenance, sections } = document;
  const line = (children: (string | (typeof PageNumber)[keyof typeof PageNumber])[]) =>
    new Paragraph({ style: "PageLine", children: [new TextRun({ children })] });
  const children = [
    plain(title, { heading: HeadingLevel.TITLE }),
    plain(`${subtitle} · ${workspaceName} · ${dayOf(date)}`, { style: "Subtitle" }),
    ...(summary ? prose(summary) : []),
    table(
      ["Based on", ""],
      facts.map(({ label, value }) => [label, value]),
    ),
    plain(provenance, { style: "Note", spacing: { before: 200 } }),
    new Paragraph({ style: "Note", children: [linked("Open in Earshot", url)] }),
    plain("Contents", { style: "Subtitle", spacing: { before: 400 } }),
    new TableOfContents("Contents", {
      hyperlink: true,
      headingStyleRange: "1-2",
      beginDirty: false,
      cachedEntries: entriesOf(document),
    }),
    new Paragraph({ children: [new PageBreak()] }),
    ...sections.flatMap(section),
  ];
  const file = new Document({
    ...{ title, subject: subtitle, creator: workspaceName, styles: STYLES, features: { updateFields: true } },
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1250, bottom: 1134, left: 1134, right: 1134 } },
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

const section = ({ heading, summary, blocks }: ExportSection) => [
  plain(heading, { heading: HeadingLevel.HEADING_1 }),
  ...(summary ? prose(summary) : []),
  ...blocks.flatMap(blockOf),
];

/** What the table of contents says until Word has counted the pages. */
const entriesOf = ({ sections }: ExportDocument) =>
  sections.flatMap(({ heading, blocks }) => [
    { title: heading, level: 1 },
    ...blocks.flatMap((block) => {
      if (block.type === "claim") return [{ title: `${block.number}  ${block.text}`, level: 2 }];
      return block.type === "heading" && block.level === 2 ? [{ title: block.text, level: 2 }] : [];
    }),
  ]);
