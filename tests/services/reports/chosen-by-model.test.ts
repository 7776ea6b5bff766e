import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { notSaid, wordsOf, written } from "@/tests/support/data/reports";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { withModelAnswering } from "@/tests/support/stand-ins/model-service";

const TALK = [
  { speaker: "Dana", text: "What did you think of the export?" },
  { speaker: "Ana", text: "The export was broken and the export lost half of my columns." },
  { speaker: "Dana", text: "And the export for you, Ben?" },
  { speaker: "Ben", text: "I loved the export. The export just worked for us." },
  { speaker: "Dana", text: "And the export for you, Cleo?" },
  { speaker: "Cleo", text: "My sister works in export, shipping bananas to Rotterdam." },
];

let ctx: Context;
let projectId: string;
beforeAll(async () => {
  ({ ctx } = await makeCaller({ plan: "team" }));
  projectId = await makeProject(ctx);
  await addTranscript(ctx, TALK, { projectId });
});

type Shown = { passage: number; person: number; asked?: string; said: string };
type Choice = { passage: number; side: string };

/** A report on the export by a model that chooses so, and words nothing; `shown` is what it chose from. */
async function chosenBy(choose: (shown: Shown[]) => Choice[] | string) {
  const shown: Shown[] = [];
  const { result: report, calls } = await withModelAnswering(
    ({ body }) => {
      const content = body.messages.at(-1)?.content ?? "";
      const block = /<passages>\n([\s\S]*)\n<\/passages>$/.exec(content)?.[1];
      if (block === undefined) return { content: '{"paragraphs": []}' };
      const passages = block.split("\n").map((line): Shown => JSON.parse(line));
      shown.splice(0, shown.length, ...passages);
      const choice = choose(passages);
      return { content: typeof choice === "string" ? choice : JSON.stringify({ passages: choice }) };
    },
    () => written(ctx, { prompt: "The export", projectId }),
  );
  return { report, shown, calls, quotes: report.passages.map(({ text }) => text).sort() };
}
const numberOf = (shown: Shown[], part: string) => shown.find(({ said }) => said.includes(part))?.passage ?? -1;

describe("the quotes of a part are chosen by a model", () => {
  test("from what was found, by number, and who chose is said", async () => {
    const { report, quotes, shown } = await chosenBy((all) => [
      { passage: numberOf(all, "broken"), side: "against" },
      { passage: numberOf(all, "loved"), side: "for" },
    ]);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown[0]?.asked).toContain("export");
    expect(quotes).toEqual([
      "I loved the export. The export just worked for us.",
      "The export was broken and the export lost half of my columns.",
    ]);
    expect(report.madeBy).toBe("test-model");
    expect(wordsOf(report).join("\n")).toContain("2 of 3 people speak about this, and they disagree.");
    expect(await notSaid(report)).toEqual([]);
  });

  test("and if it finds that none answers, the part is reported as not found", async () => {
    const { report, quotes } = await chosenBy(() => []);
    expect(quotes).toEqual([]);
    expect(wordsOf(report).join("\n")).toContain("What was not found");
  });

  test("numbers of nothing are ignored", async () => {
    const { quotes } = await chosenBy((all) => [
      { passage: 900, side: "for" },
      { passage: -1, side: "for" },
      { passage: numberOf(all, "broken"), side: "against" },
    ]);
    expect(quotes).toEqual(["The export was broken and the export lost half of my columns."]);
  });

  test.each<[string, (shown: Shown[]) => Choice[] | string]>([
    ["refuses", () => "I can't help with that."],
    ["names only numbers of nothing", () => [{ passage: 900, side: "for" }]],
    ["breaks off its JSON", () => '{"passages": [{"passage": 0,'],
  ])("the built-in analyst chooses if it %s, and the report says so", async (_, choose) => {
    const plain = await written(ctx, { prompt: "The export", projectId });
    const { report, quotes } = await chosenBy(choose);
    expect(quotes).toEqual(plain.passages.map(({ text }) => text).sort());
    expect(report.madeBy).toBe("built-in");
    expect(wordsOf(report).join("\n")).toContain("The language model was not available");
  });
});
