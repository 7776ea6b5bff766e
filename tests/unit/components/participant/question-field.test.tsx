import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuestionField } from "@/components/participant/form/question-field";
import { WordsProvider } from "@/components/participant/words/words-context";
import { wordsFor } from "@/components/participant/words/words-for";

const words = await wordsFor("en");
type Asked = Parameters<typeof QuestionField>[0]["question"];

/** A question of a form, answered with `value`. */
const field = (question: Partial<Asked>, value: unknown) =>
  renderToStaticMarkup(
    <WordsProvider words={words} language="en">
      <QuestionField
        question={{
          id: "q1",
          text: "Income?",
          kind: "single",
          required: false,
          options: ["A", "B"],
          scale: null,
          ...question,
        }}
        value={value}
        error={null}
        onChange={() => undefined}
      />
    </WordsProvider>,
  );

test("a choice that nobody has to make can be taken back: radio buttons alone don’t let it", () => {
  const offers = (question: Partial<Asked>, value: unknown) => field(question, value).includes("Clear answer");
  expect(offers({}, "A")).toBe(true);
  expect(offers({ kind: "scale" }, 3)).toBe(true);
  expect(offers({}, undefined)).toBe(false);
  expect(offers({ required: true }, "A")).toBe(false);
  // These are emptied like any other.
  expect(offers({ kind: "multiple" }, ["A"])).toBe(false);
  expect(offers({ kind: "text" }, "A")).toBe(false);
});

test("the ends of a scale in two rows name their numbers, since they don’t stand under them", () => {
  const scale = { min: 0, max: 10, minLabel: "Not at all", maxLabel: "Certainly" };
  const ends = (points: typeof scale) =>
    field({ kind: "scale", scale: points }, null).match(/<p aria-hidden.*<\/p>/)?.[0];
  expect(ends(scale)).toMatch(/>0<.*Not at all.*>10<.*Certainly/);
  expect(ends({ ...scale, min: 1, max: 5 })).not.toMatch(/>1</);
});
