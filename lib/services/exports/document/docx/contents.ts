import {
  BuilderElement,
  InternalHyperlink,
  Paragraph,
  type ParagraphChild,
  Run,
  SimpleField,
  Tab,
  TextRun,
} from "docx";
import { isRightToLeft } from "../direction-of";

/** A heading in the table of contents, and its bookmark. */
export type Entry = { title: string; level: 1 | 2; anchor: string };

/** Position of the page numbers: the width of the text, in twentieths of a point. */
const RIGHT = 9638;

/**
 * A table of contents that exists before anyone updates it: every entry links to its heading, and its number is a field
 * of its own, which programs with page layout fill by themselves (ECMA-376 §17.16.5.45 and §17.16.5.68).
 */
export function contents(entries: readonly Entry[]): Paragraph[] {
  return entries.map(({ title, level, anchor }, at) => {
    const entry = new InternalHyperlink({
      anchor,
      children: [
        new TextRun({ text: title, rightToLeft: isRightToLeft(title) }),
        new TextRun({ children: [new Tab()] }),
        new SimpleField(`PAGEREF ${anchor} \\h`, ""),
      ],
    });
    const begin = at === 0 ? [fieldPart("begin"), instruction('TOC \\h \\o "1-2"'), fieldPart("separate")] : [];
    const end = at === entries.length - 1 ? [fieldPart("end")] : [];
    const children: ParagraphChild[] = [...begin, entry, ...end];
    return new Paragraph({
      style: `TOC${level}`,
      bidirectional: isRightToLeft(title),
      tabStops: [{ type: "right", position: RIGHT }],
      children,
    });
  });
}

const runWith = (element: BuilderElement<Record<string, string>>): Run => {
  const run = new Run({});
  run.addChildElement(element);
  return run;
};

const fieldPart = (type: "begin" | "separate" | "end"): Run =>
  runWith(new BuilderElement({ name: "w:fldChar", attributes: { type: { key: "w:fldCharType", value: type } } }));

function instruction(text: string): Run {
  const element = new BuilderElement<Record<string, string>>({
    name: "w:instrText",
    attributes: { space: { key: "xml:space", value: "preserve" } },
  });
  element.addChildElement(text);
  return runWith(element);
}
