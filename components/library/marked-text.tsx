import { Fragment } from "react";

type Props = { text: string; find: string };

/** The text with every occurrence of `find` under the highlighter. */
export function MarkedText({ text, find }: Props) {
  if (find === "") return text;
  const pattern = new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
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
