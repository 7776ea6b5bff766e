"use client";
import { type CSSProperties, memo } from "react";
import { tagDot, tagHue } from "@/components/tags/tag-color";
import { findMarks } from "../find-marks";
import { type LineMark, tagsOf } from "./highlights";
import { pieces, type Stretch } from "./pieces";

type Cover = { kind: "find" } | { kind: "selected" } | { kind: "tag"; mark: LineMark };
type Props = { text: string; marks: LineMark[]; find: string; selected: { start: number; end: number } | null };

const MOST_UNDERLINES = 3;
const LINE_PITCH_PIXELS = 2.5;

/** Tinted with the first tag's color and underlined once per tag, so that overlapping tags can be told apart. */
function tagLook(marks: LineMark[]): CSSProperties {
  const tags = tagsOf(marks);
  const [first] = tags;
  if (!first) return {};
  const lines = tags.slice(0, MOST_UNDERLINES).map((tag) => tagDot(tag));
  return {
    backgroundColor: `var(--tag-${tagHue(first) + 1}-bg)`,
    backgroundImage: lines.map((color) => `linear-gradient(${color}, ${color})`).join(", "),
    backgroundPosition: lines.map((_, at) => `0 calc(100% - ${at * LINE_PITCH_PIXELS}px)`).join(", "),
    backgroundRepeat: "no-repeat",
    backgroundSize: "100% 1.5px",
  };
}

/** A line's words with what is tagged, found and selected in them. The element's text equals the line's. */
export const LineText = memo(function LineText({ text, marks, find, selected }: Props) {
  const covers: Stretch<Cover>[] = [
    ...marks.map((mark) => ({ start: mark.start, end: mark.end, value: { kind: "tag" as const, mark } })),
    ...findMarks(text, find).map((hit) => ({ ...hit, value: { kind: "find" as const } })),
    ...(selected ? [{ ...selected, value: { kind: "selected" as const } }] : []),
  ];
  if (covers.length === 0) return text;
  return pieces(text, covers).map(({ start, text: words, values }) => {
    const tags = values.flatMap((value) => (value.kind === "tag" ? [value.mark] : []));
    const body = values.some(({ kind }) => kind !== "tag") ? <mark>{words}</mark> : words;
    if (tags.length === 0) return <span key={start}>{body}</span>;
    return (
      <span
        key={start}
        data-tagged
        style={tagLook(tags)}
        className="box-decoration-clone rounded-[2px] pb-[3px] text-foreground forced-colors:underline"
      >
        {body}
      </span>
    );
  });
});
