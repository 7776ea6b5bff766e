import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PullQuote } from "@/components/reports/document/pull-quote";

const evidence = {
  passageId: "psg_1",
  source: "file",
  fileId: "fil_1",
  sourceName: "samir.docx",
  speaker: "Samir",
  endSeconds: null,
  firstIndex: 1,
  firstOffset: 0,
  lastIndex: 1,
  lastOffset: 20,
  quote: "I just walked in.",
  state: "verbatim",
  url: "/library/files/fil_1?line=1",
} as const;
const linkOf = (startSeconds: number | null) => {
  const html = renderToStaticMarkup(<PullQuote evidence={{ ...evidence, startSeconds }} />);
  const [link = ""] = /<a .*<\/a>/.exec(html) ?? [];
  return { words: link.replace(/<[^>]+>/g, "").trim(), plays: link.includes("lucide-play") };
};

test("a quote leads to its second or, as of a form, to where it was given, and promises no playing: many sources have no recording", () => {
  expect(linkOf(14)).toEqual({ words: "Open at 0:14", plays: false });
  expect(linkOf(null)).toEqual({ words: "Show in context", plays: false });
});
