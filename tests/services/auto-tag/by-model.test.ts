import { describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { latestJobs } from "@/lib/services/analysis/latest-jobs";
import { remove as removeFile } from "@/lib/services/files/remove";
import { add as mask } from "@/lib/services/masks/add";
import { analyse, taggedWords } from "@/tests/support/data/analysis-jobs";
import { makeProject, makeTag } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";
import { type ModelCall, withModelAnswering } from "@/tests/support/stand-ins/model-service";

const COST = "What they ask for each seat is out of reach for a firm of our size.";
const PRICE_OF_FAME = "That was the price of fame for my brother, as they say.";

async function furnished() {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  await addTranscript(ctx, [{ speaker: "Ana", text: COST }], { projectId });
  await addTranscript(ctx, [{ speaker: "Ben", text: PRICE_OF_FAME }], { projectId });
  await makeTag(ctx, projectId, "Price");
  return { ctx, projectId };
}

type Tag = { tag: number; title: string };
type Line = { line: number; said: string };
type Code = { line: number; tag: number };
const blockIn = <T>({ body }: ModelCall, name: string): T[] =>
  (new RegExp(`<${name}>\\n(.*?)\\n</${name}>`, "s").exec(body.messages.at(-1)?.content ?? "")?.[1] ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const asksToTag = (call: ModelCall): boolean => blockIn(call, "lines").length > 0;
const tagged = (
  ctx: Context,
  projectId: string,
  code: (tags: Tag[], lines: Line[]) => Code[] | string,
  meanwhile: () => unknown = () => {},
) =>
  withModelAnswering(
    async (call) => {
      const lines = blockIn<Line>(call, "lines");
      if (lines.length === 0) return { content: '{"themes": []}' };
      await meanwhile();
      const codes = code(blockIn(call, "tags"), lines);
      return { content: typeof codes === "string" ? codes : JSON.stringify({ codes }) };
    },
    () => analyse(ctx, "auto-tag", projectId),
  );

describe("lines tagged by a model", () => {
  test("get the tags that it says by number, also without a word of them, and who did it is said", async () => {
    const { ctx, projectId } = await furnished();
    const { result } = await tagged(ctx, projectId, (tags, lines) =>
      lines.flatMap(({ line, said }) =>
        said === COST ? [{ line, tag: tags.find(({ title }) => title === "Price")?.tag ?? -1 }] : [],
      ),
    );
    expect(result).toMatchObject({ status: "succeeded", result: { tags_created: [], applications: 1 } });
    expect(Object.keys(result.result ?? {}).sort()).toEqual(["applications", "tags_created"]);
    expect(await taggedWords(projectId)).toEqual({ Price: [COST] });
    expect((await latestJobs(ctx, projectId)).autoTag).toMatchObject({ madeBy: "test-model", fallback: null });
    await expectFaithful(ctx.workspaceId);
  });

  test("numbers of nothing are ignored", async () => {
    const { ctx, projectId } = await furnished();
    const { result } = await tagged(ctx, projectId, () => [
      { line: 99, tag: 0 },
      { line: 0, tag: 99 },
      { line: -1, tag: -1 },
    ]);
    expect(result).toMatchObject({ status: "succeeded", result: { applications: 0 } });
  });

  test.each<[string, string]>([
    ["refuses", "I can't help with that."],
    ["breaks off its JSON", '{"codes": [{"line": 0'],
  ])("are the built-in analyst's if it %s, and that is said", async (_, content) => {
    const { ctx, projectId } = await furnished();
    await tagged(ctx, projectId, () => content);
    expect(await taggedWords(projectId)).toEqual({ Price: [PRICE_OF_FAME] });
    const { autoTag } = await latestJobs(ctx, projectId);
    expect(autoTag).toMatchObject({
      madeBy: "built-in",
      fallback: expect.stringContaining("nothing that could be used"),
    });
  });
});

describe("what is taken away while a model tags", () => {
  const CEO = "Kane is who signs off what we spend on software.";
  const each = (said: string, title: string) => (tags: Tag[], lines: Line[]) =>
    lines.flatMap(({ line, said: words }) =>
      words.includes(said) ? [{ line, tag: tags.find((tag) => tag.title === title)?.tag ?? -1 }] : [],
    );

  test("a file that is deleted costs the others nothing: they keep their tags, and the model isn't asked again", async () => {
    const { ctx, projectId } = await furnished();
    const gone = await addTranscript(ctx, [{ speaker: "Cleo", text: `${COST} Really.` }], { projectId });
    let deleted: Promise<unknown> | undefined;
    const { result, calls } = await tagged(
      ctx,
      projectId,
      each(COST, "Price"),
      () => (deleted ??= removeFile(ctx, gone)),
    );
    expect(result).toMatchObject({ status: "succeeded", result: { applications: 1 } });
    expect(await taggedWords(projectId)).toEqual({ Price: [COST] });
    expect(calls.filter(asksToTag)).toHaveLength(1);
    expect((await latestJobs(ctx, projectId)).autoTag).toMatchObject({ madeBy: "test-model", fallback: null });
    await expectFaithful(ctx.workspaceId);
  });

  test("of a file in which a word is masked, only that line is read again", async () => {
    const { ctx, projectId } = await furnished();
    const masked = await addTranscript(ctx, [{ speaker: "Cleo", text: `${COST} ${CEO}` }], { projectId });
    let hidden: Promise<unknown> | undefined;
    const startOffset = COST.length + 1;
    const kane = { index: 0, startOffset, endOffset: startOffset + "Kane".length, kind: "name" as const };
    const { calls } = await tagged(ctx, projectId, each(COST, "Price"), () => (hidden ??= mask(ctx, masked, kane)));
    expect(await taggedWords(projectId)).toEqual({ Price: [COST, expect.stringContaining(COST)] });
    const asked = calls.filter(asksToTag).map((call) => blockIn<Line>(call, "lines").length);
    expect(asked).toEqual([3, 1]);
  });
});
