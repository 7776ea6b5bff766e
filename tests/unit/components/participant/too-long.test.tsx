import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TypedAnswer } from "@/components/participant/chat/typed-answer";
import { faultOf } from "@/components/participant/controls/fault-of";
import { QuestionField } from "@/components/participant/form/question-field";
import { mannerOf } from "@/components/participant/manner-of";
import { WordsProvider } from "@/components/participant/words/words-context";
import { wordsFor } from "@/components/participant/words/words-for";
import { giveAnswer, saveDraft } from "@/lib/api/participation/participation";
import { LANGUAGES } from "@/lib/core/languages";
import { MAX_ANSWER_CHARACTERS } from "@/lib/core/limits/answer-limits";

const english = await wordsFor("en");
const inEnglish = (node: React.ReactNode) =>
  renderToStaticMarkup(
    <WordsProvider words={english} language="en">
      {node}
    </WordsProvider>,
  );
const question = { id: "q1", text: "Why?", kind: "open" as const, required: true, options: null, scale: null };
const field = (value: string, mostCharacters?: number) =>
  inEnglish(
    <QuestionField
      question={question}
      value={value}
      error={null}
      onChange={() => {}}
      mostCharacters={mostCharacters}
    />,
  );

describe("an answer that is too long", () => {
  test("isn't cut off by its field, which says by how much it is too long", () => {
    const html = field("x".repeat(MAX_ANSWER_CHARACTERS + 7));
    expect(html).toContain("7 characters too many. Please shorten your answer. Nothing is lost.");
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain("maxLength");
    const chat = (
      <TypedAnswer
        draftKey={null}
        heard={"x".repeat(20_001)}
        unsent={null}
        busy={false}
        onText={() => {}}
        onSend={async () => true}
        onSpeak={null}
      />
    );
    expect(inEnglish(chat)).toContain("1 character too many");
    expect(inEnglish(chat)).not.toContain("maxLength");
  });

  test("is announced shortly before, and not earlier", () => {
    expect(field("x".repeat(MAX_ANSWER_CHARACTERS - 100))).toContain("100 characters left");
    expect(field("x".repeat(MAX_ANSWER_CHARACTERS))).toContain("0 characters left");
    expect(field("x".repeat(1_000))).not.toContain("characters");
    expect(field("x".repeat(1_001), 1_000)).toContain("1 character too many");
  });

  test("isn't sent, but kept as a draft", () => {
    const text = "x".repeat(MAX_ANSWER_CHARACTERS + 1);
    expect([faultOf(text, false), faultOf(text.slice(1), false), faultOf("xx", true, 1)]).toEqual([
      "too-long",
      null,
      "too-long",
    ]);
    expect(giveAnswer.body?.safeParse({ version: 1, text }).success).toBe(false);
    expect(saveDraft.body?.safeParse({ answers: { q1: text } }).success).toBe(true);
  });

  test.each(LANGUAGES)("is reported in %s", async (language) => {
    expect((await wordsFor(language)).length.over.other).toContain("{n}");
  });
});

test("an answer that was pasted twice, or started days ago, can be sent", () => {
  const manner = mannerOf(3 * 86_400_000 + 0.5, 250_000);
  expect(giveAnswer.body?.safeParse({ version: 1, text: "x", manner }).success).toBe(true);
});

test("a missing answer, or one that isn't a number, is refused as before", () => {
  expect([faultOf(null, true), faultOf(null, false), faultOf(Number.NaN, false), faultOf(["a"], true)]).toEqual([
    "missing",
    null,
    "no-number",
    null,
  ]);
});
