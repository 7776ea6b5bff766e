import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { embedMissing } from "@/lib/services/analysis/embeddings/embed-missing";
import { retrieve } from "@/lib/services/eva/retrieve/retrieve";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";
import { withSettings } from "@/tests/support/settings";
import { type EmbeddingsCall, embeddingsService } from "@/tests/support/stand-ins/embeddings-service";

type Answer = NonNullable<Parameters<typeof embeddingsService>[0]>;

const SAID = ["The hound slept all day.", "I could not afford it at all.", "An umbrella would have helped me."];
let ctx: Awaited<ReturnType<typeof makeCaller>>["ctx"];
let fileId: string;
beforeEach(async () => {
  // Lines of other tests would be embedded first.
  await db().segment.updateMany({ data: { citable: false } });
  ({ ctx } = await makeCaller());
  fileId = await addTranscript(
    ctx,
    SAID.map((text) => ({ speaker: "Ana", text })),
  );
});

let close: () => Promise<void> = async () => {};
afterEach(() => close());

async function withService<T>(work: (calls: EmbeddingsCall[]) => Promise<T>, answer?: Answer, model = "small-1") {
  const service = await embeddingsService(answer);
  close = service.close;
  return withSettings({ ...service.settings, EMBEDDINGS_MODEL: model }, () => work(service.calls));
}
const stored = () =>
  db().segmentEmbedding.findMany({
    where: { workspaceId: ctx.workspaceId },
    orderBy: { segmentId: "asc" },
    select: { model: true, vector: true, segment: { select: { index: true } } },
  });
const found = async (question: string) =>
  (await retrieve(ctx, question, { fileIds: [fileId] })).ranked.map(({ passage }) => passage.line.text);

describe("embedding what was said", () => {
  test("requests each line once per model, in one call, with the key", async () => {
    await withService(async (calls) => {
      expect(await embedMissing([])).toEqual({ embedded: 3, spent: null });
      expect(await embedMissing([])).toEqual({ embedded: 0, spent: null });
      expect(calls).toEqual([{ authorization: "Bearer key-1", model: "small-1", input: SAID }]);
    });
    expect(await stored()).toHaveLength(3);
    const usage = await db().modelUsage.findFirst({ where: { workspaceId: ctx.workspaceId } });
    expect(usage).toMatchObject({ inputTokens: 7n, outputTokens: 0n });
    await withService(() => embedMissing([]), undefined, "small-2");
    expect((await stored()).map(({ model }) => model)).toEqual(["small-2", "small-2", "small-2"]);
  });

  test("what was paid for is stored, even if the month's count can't be corrected", async () => {
    const beside = await otherCaller();
    const embedded = withService(
      () => embedMissing([]).catch((error: unknown) => error),
      async () => {
        await beside.run("SELECT 1 FROM model_usage WHERE workspace_id = $1 FOR UPDATE", [ctx.workspaceId]);
        return {};
      },
    );
    await beside.waitedFor();
    await beside.run(
      "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))",
      [],
    );
    expect(await embedded).toEqual({ embedded: 3, spent: null });
    await beside.commit();
    expect(await stored()).toHaveLength(3);
  });

  test("what somebody asks to keep private isn't sent, and not looked for again", async () => {
    const said = ["He drinks at noon.", "Please don't quote that.", "The door sticks."];
    fileId = await addTranscript(
      ctx,
      said.map((text) => ({ speaker: "Ben", text })),
    );
    await withService(async (calls) => {
      expect(await embedMissing([])).toEqual({ embedded: 6, spent: null });
      expect(calls.map(({ input }) => input)).toEqual([[...SAID, "The door sticks."]]);
      expect(await embedMissing([])).toEqual({ embedded: 0, spent: null });
    });
    expect((await stored()).map(({ vector }) => vector.length)).toEqual([4, 4, 4, 0, 0, 4]);
  });

  test("a changed line is requested again, and only that one", async () => {
    await withService(async (calls) => {
      await embedMissing([]);
      await db().segment.update({
        where: { ownerId_index: { ownerId: fileId, index: 1 } },
        data: { text: "It costs [name 1] nothing." },
      });
      expect((await stored()).map(({ segment }) => segment.index)).toEqual([0, 2]);
      await embedMissing([]);
      expect(calls[1]?.input).toEqual(["It costs [name 1] nothing."]);
    });
  });

  test("a line that changes while the model is working on it keeps no old vector", async () => {
    await withService(
      async (calls) => {
        await embedMissing([]);
        expect((await stored()).map(({ segment }) => segment.index)).toEqual([1, 2]);
        expect(await embedMissing([])).toEqual({ embedded: 1, spent: null });
        expect(calls[1]?.input).toEqual(["Other words."]);
      },
      async () => {
        await db().$executeRaw`UPDATE segment SET text = 'Other words.' WHERE owner_id = ${fileId} AND index = 0`;
        return {};
      },
    );
  });

  test("two concurrent jobs store each line once", async () => {
    await withService(() => Promise.all([embedMissing([]), embedMissing([])]));
    expect(await stored()).toHaveLength(3);
  });

  test("a line that the service refuses is skipped for good, and holds up no other", async () => {
    const refusing: Answer = ({ input }) => (input.some((text) => text.includes("hound")) ? { status: 400 } : {});
    await withService(async (calls) => {
      expect(await embedMissing([])).toEqual({ embedded: 3, spent: null });
      expect(calls).toHaveLength(4);
      expect(await embedMissing([])).toEqual({ embedded: 0, spent: null });
    }, refusing);
    expect((await stored()).map(({ vector }) => vector.length)).toEqual([0, 4, 4]);
  });

  test("a line that the service fails on is skipped like one that it refuses, unless the service fails on everything", async () => {
    const choking: Answer = ({ input }) => (input.some((text) => text.includes("hound")) ? { status: 500 } : {});
    await expect(
      withService(
        () => embedMissing([]),
        () => ({ status: 500 }),
      ),
    ).rejects.toThrow("embeddings service");
    expect(await stored()).toEqual([]);
    await withService(async () => {
      expect(await embedMissing([])).toEqual({ embedded: 3, spent: null });
      expect(await embedMissing([])).toEqual({ embedded: 0, spent: null });
    }, choking);
    expect((await stored()).map(({ vector }) => vector.length)).toEqual([0, 4, 4]);
  });

  test("vectors that are missing, of different lengths or of length zero are not stored", async () => {
    for (const vectors of [[[1, 0]], [[1], [1, 0], [0, 1]], [[0], [0], [0]], [[], [], []]])
      await expect(
        withService(
          () => embedMissing([]),
          () => ({ vectors }),
        ),
      ).rejects.toThrow("embeddings service");
    await expect(
      withService(
        () => embedMissing([]),
        () => ({ status: 401 }),
      ),
    ).rejects.toThrow("embeddings service");
    expect(await stored()).toEqual([]);
  });

  test("a workspace whose month is used up waits, and others get their turn", async () => {
    await withService((calls) =>
      withSettings({ MODEL_MONTHLY_TOKENS: 3 }, async () => {
        expect(await embedMissing([])).toEqual({ embedded: 0, spent: ctx.workspaceId });
        expect(await embedMissing([ctx.workspaceId])).toEqual({ embedded: 0, spent: null });
        expect(calls).toEqual([]);
      }),
    );
  });

  test("without an embeddings model nothing is requested", async () => {
    expect(await embedMissing([])).toEqual({ embedded: 0, spent: null });
  });
});

describe("finding by meaning and words", () => {
  const QUESTION = "Which bark annoyed the weather?";

  test("finds lines that share no word with the question, and those that do", async () => {
    expect(await found("Did their pet bark?")).not.toContain(SAID[0]);
    await withService(async () => {
      await embedMissing([]);
      expect((await found("Did their pet bark?"))[0]).toBe(SAID[0]);
      expect((await found("What would have helped?"))[0]).toBe(SAID[2]);
    });
  });

  test("if the service fails, returns invalid vectors or is gone, words alone decide", async () => {
    await withService(() => embedMissing([]));
    const alone = await found(QUESTION);
    const answers: Answer[] = [
      () => ({ status: 500 }),
      () => ({ vectors: [] }),
      () => ({ vectors: [[1, 0]] }),
      () => ({ vectors: [[0, 0, 0, 0]] }),
    ];
    for (const answer of answers) expect(await withService(() => found(QUESTION), answer)).toEqual(alone);
  });

  test("a service that never answers isn't waited for: words alone decide", async () => {
    await withService(() => embedMissing([]));
    const alone = await found(QUESTION);
    expect(
      await withService(
        () => found(QUESTION),
        () => ({ never: true }),
      ),
    ).toEqual(alone);
  });
});
