import { describe, expect, test } from "vitest";
import { CONCEPTS } from "@/lib/services/analysis/concepts/concepts-of";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type Planned, plan, read } from "@/lib/services/auto-tag/plan";
import { demoCorpus } from "@/tests/bench/analysis/demo-corpus";
import { analysisLines } from "@/tests/bench/analysis/themes";
import { analysisLine } from "@/tests/support/data/analysis-line";

const said = (texts: readonly string[], of: Partial<AnalysisLine> = {}): AnalysisLine[] =>
  texts.map((text, index) =>
    analysisLine(index, text, { ownerId: `fil_${index % 3}`, speaker: `P${index % 3}`, ...of }),
  );
const tagged = (planned: readonly Planned[]) =>
  Object.fromEntries(planned.map(({ title, quotes }) => [title, quotes.map(({ quote }) => quote).sort()]));

describe("over the demo interviews", () => {
  test("every quote says by itself what it is tagged with, and none is a question", async () => {
    const planned = plan(await read(analysisLines(await demoCorpus())), []);
    expect(planned.length).toBeGreaterThan(8);
    for (const { title, quotes } of planned) {
      const core = CONCEPTS.find((topic) => topic.title?.en === title || topic.core[0] === title.toLowerCase())?.core;
      const isName = (word: string) => (core ?? wordsOf(title)).some((name) => word.startsWith(name));
      for (const { quote } of quotes) {
        expect(wordsOf(quote).some(isName), `${title}: ${quote}`).toBe(true);
        expect(quote).not.toMatch(/^[^.!?]*\?$/);
      }
    }
  });

  test("the same lines, with the tags that were created from them, are tagged the same way", async () => {
    const found = await read(analysisLines(await demoCorpus()));
    const planned = plan(found, []);
    const tags = planned.map(({ title }, at) => ({ id: `tag_${at}`, title }));
    expect(tagged(plan(found, tags))).toEqual(tagged(planned));
  });
});

test("neighboring lines and the question say nothing about what a line is about", async () => {
  const lines = said(
    [
      "The export lost my columns.",
      "I was sure of it, all the same.",
      "That export took an hour.",
      "My export was fine.",
    ],
    { question: "How was the export?" },
  );
  expect(tagged(plan(await read(lines), []))).toEqual({
    Export: ["My export was fine.", "That export took an hour.", "The export lost my columns."],
  });
});

test("a topic names a tag if several words express it; a single word names itself", async () => {
  const room = said(["The card opened the room.", "I lost the card on day two.", "My card was blank by then."]);
  expect(Object.keys(tagged(plan(await read(room), [])))).toEqual(["Card"]);
  const shop = said(["The card was refused twice.", "I lost the Visa on day two.", "My card was blank by then."]);
  expect(Object.keys(tagged(plan(await read(shop), [])))).toEqual(["Paying by card"]);
});

test("a word that only shares its stem with another isn't that word", async () => {
  const lines = said(["The import of my file failed.", "An important person said so.", "Our import took a night."]);
  expect(tagged(plan(await read(lines), [{ id: "tag_1", title: "Imports" }]))).toEqual({
    Imports: ["Our import took a night.", "The import of my file failed."],
  });
});

test("what only one of several people says, or one says twice, is no tag", async () => {
  const alone = said(["The kennel was cold.", "My kennel was wet.", "A kennel needs a roof."], { speaker: "Ana" });
  const others = said(["I walk to work.", "We eat at noon there."], { ownerId: "fil_9", speaker: "Ben" });
  expect(plan(await read([...alone.map((line) => ({ ...line, ownerId: "fil_1" })), ...others]), [])).toEqual([]);
  expect(plan(await read(said(["The kennel was cold.", "My kennel was wet."])), [])).toEqual([]);
});

test("a long line is quoted by the sentence that names the tag, a short one in full", async () => {
  const long = `${"We talked about nothing in particular for a while. ".repeat(6)}Then the export lost every single column we had. Fine.`;
  const lines = said([long, "The export was slow.", "My export failed twice."]);
  expect(tagged(plan(await read(lines), [{ id: "tag_1", title: "Exports" }]))).toEqual({
    Exports: ["My export failed twice.", "The export was slow.", "Then the export lost every single column we had."],
  });
});

test("a tag of two words is applied where one sentence has both, in whatever form", async () => {
  const lines = said([
    "Setup fees are a trick.",
    "The setup was easy. The fee came later.",
    "Their fee for the setup was hidden.",
  ]);
  expect(tagged(plan(await read(lines), [{ id: "tag_1", title: "Setup fee" }]))).toMatchObject({
    "Setup fee": ["Setup fees are a trick.", "Their fee for the setup was hidden."],
  });
});

test("a language without a word list is tagged by the words of the existing tags", async () => {
  const lines = said(["Los precios son muy altos aquí.", "El precio era justo para mí."], { language: "es" });
  expect(tagged(plan(await read(lines), [{ id: "tag_1", title: "Precio" }]))).toEqual({
    Precio: ["El precio era justo para mí.", "Los precios son muy altos aquí."],
  });
});

test("a model's name for a subject creates a tag, unless the subject has one or its tag was deleted", async () => {
  const found = await read(said(["The price was fair.", "I saw that price.", "What a price tag."]));
  const named = { ...found, subjects: found.subjects.map((subject) => ({ ...subject, called: "What it takes" })) };
  expect(Object.keys(tagged(plan(named, [])))).toEqual(["What it takes"]);
  expect(Object.keys(tagged(plan(named, [{ id: "tag_1", title: "Pricing" }])))).toEqual(["Pricing"]);
  expect(plan(named, [], ["Pricing"])).toEqual([]);
});
