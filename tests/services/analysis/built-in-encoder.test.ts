import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { encode } from "@/lib/integrations/encoder/encode";
import { embedMissing } from "@/lib/services/analysis/embeddings/embed-missing";
import { retrieve } from "@/lib/services/eva/retrieve/retrieve";
import { embeddingsService } from "@/tests/support/embeddings-service";
import { makeCaller } from "@/tests/support/factories";
import { withSettings } from "@/tests/support/settings";
import { addTranscript } from "@/tests/support/transcripts";

const SAID = ["The hound slept all day.", "I could not afford it at all.", "An umbrella would have helped me."];
const QUESTION = "Was it raining?";
const ON = { BUILT_IN_ENCODER: true };

let ctx: Awaited<ReturnType<typeof makeCaller>>["ctx"];
let fileId: string;
beforeEach(async () => {
  await db().transcript.deleteMany({});
  ({ ctx } = await makeCaller());
  fileId = await addTranscript(
    ctx,
    SAID.map((text) => ({ speaker: "Ana", text })),
  );
});

const stored = () =>
  db().segmentEmbedding.findMany({
    where: { workspaceId: ctx.workspaceId },
    orderBy: { segmentId: "asc" },
    select: { model: true, vector: true },
  });
const found = async (question: string) =>
  (await retrieve(ctx, question, { fileIds: [fileId] })).ranked.map(({ passage }) => passage.line.text);
const embedAll = async () => {
  while ((await embedMissing([])).embedded > 0);
};

describe("the built-in encoder", () => {
  test("gives every English line its meaning once, for nothing, and leaves other languages to words", async () => {
    await addTranscript(ctx, [{ text: "Der Hund schlief den ganzen Tag." }], { language: "de" });
    await withSettings(ON, async () => {
      expect(await embedMissing([])).toEqual({ embedded: 3, spent: null });
      expect(await embedMissing([])).toEqual({ embedded: 0, spent: null });
    });
    expect((await stored()).map(({ model, vector }) => [model, vector.length])).toEqual(
      SAID.map(() => ["earshot/use-lite-en-1", 512]),
    );
    expect(await db().modelUsage.count({ where: { workspaceId: ctx.workspaceId } })).toBe(0);
  });

  test("finds what shares no word with the question, and what shares words too", async () => {
    expect(await found(QUESTION)).not.toContain(SAID[2]);
    await withSettings(ON, async () => {
      await embedAll();
      expect((await found(QUESTION))[0]).toBe(SAID[2]);
      expect((await found("What could she afford?"))[0]).toBe(SAID[1]);
    });
  });

  test("switched off, words alone decide, as before there was any meaning", async () => {
    const alone = await found("What did the hound do?");
    await withSettings(ON, embedAll);
    expect(await found("What did the hound do?")).toEqual(alone);
  });

  test("a line that says something else is encoded again, and only that one", async () => {
    await withSettings(ON, async () => {
      await embedAll();
      await db().segment.update({
        where: { ownerId_index: { ownerId: fileId, index: 1 } },
        data: { text: "It was worth every penny." },
      });
      expect(await stored()).toHaveLength(2);
      expect(await embedMissing([])).toEqual({ embedded: 1, spent: null });
      expect(await stored()).toHaveLength(3);
    });
  });

  test("with a service set, its vectors take the place of the built-in ones", async () => {
    await withSettings(ON, embedAll);
    const service = await embeddingsService();
    await withSettings({ ...ON, ...service.settings }, embedAll);
    await service.close();
    expect((await stored()).map(({ model }) => model)).toEqual(SAID.map(() => "small-1"));
  });

  test("when its thread ends, what was under way fails and what comes after is encoded", async () => {
    const under = encode(SAID, true);
    await (
      globalThis as { earshotEncoder?: { thread: { terminate(): Promise<number> } | null } }
    ).earshotEncoder?.thread?.terminate();
    await expect(under).rejects.toThrow("ended");
    expect(await encode(SAID, true)).toHaveLength(3);
  });
});
