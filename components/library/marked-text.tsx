import { Fragment } from "react";

type Props = { text: string; find: string | string[] };

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The text with every occurrence of `find`, or of any of several, under the highlighter. */
export function MarkedText({ text, find }: Props) {
  const words = [find].flat().filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(words.map((word) => word.replace(SPECIAL, "\\$&")).join("|"), "gi");
  const parts: { at: number; plain: string; hit: string }[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push({ at: match.index, plain: text.slice(from, match.index), hit: match[0] });
    from = match.index + match[0].length;
  }
  return (
    <>
      {parts.map(({ at, plain, hit }) => (
        <Fragment key={at}>
          {plain}
          <mark>{hit}</mark>
        </Fragment>
      ))}
      {text.slice(from)}
    </>
  );
}
