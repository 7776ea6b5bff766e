import { Fragment } from "react";
import { type Rich, runsOf } from "./rich";

/** Text with its bold words. */
export function RichText({ rich }: { rich: Rich }) {
  let at = 0;
  return runsOf(rich).map(({ text, isBold }) => {
    const key = at;
    at += text.length;
    return isBold ? <strong key={key}>{text}</strong> : <Fragment key={key}>{text}</Fragment>;
  });
}
