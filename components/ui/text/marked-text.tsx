import { Fragment } from "react";

type Mark = { start: number; end: number };

/** The text with the given ranges (UTF-16 units, in order, end exclusive) highlighted. */
export function MarkedText({ text, marks }: { text: string; marks: Mark[] }) {
  return (
    <>
      {marks.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(marks[at - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
