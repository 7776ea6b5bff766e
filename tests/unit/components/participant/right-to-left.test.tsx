import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ModeratorLine, OwnLine } from "@/components/participant/chat/turn-view";
import { GrowingText } from "@/components/participant/controls/growing-text";
import { QuestionControl } from "@/components/participant/controls/question-control";
import { Frame } from "@/components/participant/frame";
import { WordsProvider } from "@/components/participant/words/words-context";
import { wordsFor } from "@/components/participant/words/words-for";

const arabic = await wordsFor("ar");
const inArabic = (node: ReactNode) =>
  renderToStaticMarkup(
    <WordsProvider words={arabic} language="ar">
      {node}
    </WordsProvider>,
  );

test("an Arabic page runs from right to left, and a title in English within it from left to right", () => {
  const page = inArabic(
    <Frame title="Paying with Apple Pay" menu={null}>
      x
    </Frame>,
  );
  expect(page).toMatch(/^<div lang="ar" dir="rtl"/);
  expect(page).toContain('<bdi dir="ltr">Paying with Apple Pay</bdi>');
});

test("what is said runs as its words do, even if a product's name comes first", () => {
  expect(inArabic(<ModeratorLine first>Apple Pay: كيف تستخدمونه عند الدفع؟</ModeratorLine>)).toContain('dir="rtl"');
  expect(inArabic(<OwnLine faint={false}>I pay by card, مثلا</OwnLine>)).toContain('dir="ltr"');
});

test("an empty box has the page's direction, and what is typed its own; numbers run from left to right", () => {
  const box = (value: string) => inArabic(<GrowingText value={value} readOnly />);
  expect(box("")).not.toContain("dir=");
  expect(box("أدفع بالبطاقة")).toContain('dir="rtl"');
  expect(box("By card")).toContain('dir="ltr"');
  const number = { kind: "number" as const, options: null, scale: null };
  const control = inArabic(
    <QuestionControl
      name="n"
      question={number}
      labelledBy="l"
      describedBy={undefined}
      invalid={false}
      placeholder={undefined}
      value="12"
      onChange={() => undefined}
    />,
  );
  expect(control).toContain('dir="ltr"');
});
