import type { ShownDocument } from "@/lib/api/reports/shape";
import { linesOf } from "../editor/document-lines";
import { isText, type Line, type TextLine } from "../editor/line";
import { BulletSign } from "./bullet-sign";
import { headingLevels } from "./heading-levels";
import { type Refs, refsOf } from "./refs";
import { anchorOf, SPACE_ABOVE, TEXT_LOOK } from "./report-look";
import { RichText } from "./rich-text";
import { StillFigure } from "./still-figure";

type Props = {
  document: ShownDocument;
  /** The level of the title above it. */
  under?: 1 | 2;
};

/** A report for reading. */
export function ReportDocument({ document, under = 1 }: Props) {
  const refs = refsOf(document);
  const lines = linesOf(document).filter((line) => !isText(line) || line.text.trim() !== "");
  if (lines.length === 0) return <p className="text-muted-foreground">Nothing is written here yet.</p>;
  const levels = headingLevels(lines, under);
  return (
    <div className="@container/report">
      {grouped(lines).map((line) =>
        Array.isArray(line) ? (
          <ul key={line[0]?.key} className="mt-3">
            {line.map((item) => (
              <li key={item.key} className={`flex items-start ${SPACE_ABOVE.bullet} ${TEXT_LOOK.bullet}`}>
                <BulletSign />
                <span dir="auto" className="min-w-0 wrap-anywhere text-pretty text-left">
                  <RichText rich={item} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <ReadLine key={line.key} line={line} level={levels.get(line.key)} refs={refs} />
        ),
      )}
    </div>
  );
}

const HEADINGS = ["h2", "h3", "h4", "h5"] as const;

function ReadLine({ line, level, refs }: { line: Line; level: number | undefined; refs: Refs }) {
  const space = SPACE_ABOVE[line.kind];
  if (!isText(line))
    return (
      <div className={space}>
        <StillFigure block={line.block} refs={refs} />
      </div>
    );
  const Tag = (level !== undefined && HEADINGS[level - 2]) || "p";
  return (
    <Tag
      id={anchorOf(line.key)}
      dir="auto"
      className={`text-left break-after-avoid-page wrap-anywhere scroll-mt-20 ${Tag === "p" ? "break-after-auto text-pretty" : ""} ${space} ${TEXT_LOOK[line.kind]}`}
    >
      <RichText rich={line} />
    </Tag>
  );
}

/** Groups neighboring list items. */
function grouped(lines: readonly Line[]): (Line | TextLine[])[] {
  const groups: (Line | TextLine[])[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!isText(line) || line.kind !== "bullet") groups.push(line);
    else if (Array.isArray(last)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}
