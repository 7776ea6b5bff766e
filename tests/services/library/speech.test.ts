import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { config } from "@/lib/core/config";
import { db } from "@/lib/db/client";
import { addFile, libraryWithJobs, settled } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";
import { mp3, wav } from "@/tests/support/media/recordings";
import { type SpeechCall, speechService } from "@/tests/support/stand-ins/speech-service";

type Answer = Parameters<typeof speechService>[0];
let answer: Answer = () => ({});
let service: Awaited<ReturnType<typeof speechService>>;

beforeAll(async () => {
  service = await speechService((call, index) => answer(call, index));
  const close = await libraryWithJobs({ SPEECH_BASE_URL: service.url, SPEECH_API_KEY: "secret" });
  return async () => {
    await close();
    await service.close();
  };
});
afterEach(() => {
  service.calls.length = 0;
  config().SPEECH_MODEL = "whisper-1";
});

const segmentsOf = async (fileId: string) => {
  const rows = await db().segment.findMany({ where: { ownerId: fileId }, orderBy: { index: "asc" } });
  return rows.map(({ speaker, startSeconds, endSeconds, text }) => [speaker, startSeconds, endSeconds, text]);
};

describe("a recording with a speech service", () => {
  test("is transcribed with times, in the language that was detected", async () => {
    answer = () => ({
      body: {
        language: "english",
        segments: [
          { id: 0, start: 0.4, end: 1.5, text: " Hello there." },
          { id: 1, start: 1.5, end: 2.9, text: " It was the card." },
        ],
      },
    });
    const { ctx } = await makeCaller();
    const fileId = await addFile(ctx, { name: "call.wav", bytes: wav(3) });
    expect(await settled(fileId)).toMatchObject({ status: "ready", transcriptStatus: "ready", language: "en" });
    expect(await segmentsOf(fileId)).toEqual([
      [null, 0.4, 1.5, "Hello there."],
      [null, 1.5, 2.9, "It was the card."],
    ]);
    const [call] = service.calls;
    expect(call).toMatchObject({ fileName: "audio.wav", authorization: "Bearer secret" });
    expect(call?.fields).toEqual({
      model: "whisper-1",
      response_format: "verbose_json",
      "timestamp_granularities[]": "segment",
    });
  });

  test("requests speakers if the model tells them apart", async () => {
    config().SPEECH_MODEL = "gpt-4o-transcribe-diarize";
    answer = () => ({ body: { segments: [{ speaker: "A", start: 0, end: 2, text: "Good morning." }] } });
    const { ctx } = await makeCaller();
    const fileId = await addFile(ctx, { name: "call.mp3", bytes: await mp3(3), language: "en-GB" });
    await settled(fileId);
    expect(await segmentsOf(fileId)).toEqual([["A", 0, 2, "Good morning."]]);
    expect(service.calls[0]?.fields).toEqual({
      model: "gpt-4o-transcribe-diarize",
      response_format: "diarized_json",
      chunking_strategy: "auto",
      language: "en",
    });
  });

  test("longer than one request allows is sent in pieces, and times count from its start", async () => {
    answer = (_: SpeechCall, index) => ({
      body: { segments: [{ speaker: "A", start: 1, end: 2, text: `Piece ${index}.` }] },
    });
    const { ctx } = await makeCaller();
    const fileId = await addFile(ctx, { name: "long.mp3", bytes: await mp3(21 * 60) });
    expect(await settled(fileId, 50_000)).toMatchObject({ durationSeconds: 1260 });
    const segments = await segmentsOf(fileId);
    expect(segments.map(([speaker, , , text]) => [speaker, text])).toEqual([
      ["A (part 1)", "Piece 0."],
      ["A (part 2)", "Piece 1."],
    ]);
    const starts = segments.map(([, start]) => Math.round(Number(start)));
    expect(starts).toEqual([1, 1201]);
    for (const call of service.calls) expect(call.fileBytes).toBeLessThan(25 * 1024 ** 2);
  }, 60_000);

  test("that is stored leaves nothing of what was heard with the job, where deletion would not find it", async () => {
    answer = () => ({ body: { segments: [{ start: 0, end: 1, text: "Wilhelmina pays at midnight." }] } });
    const { ctx } = await makeCaller();
    const fileId = await addFile(ctx, { name: "call.wav", bytes: wav(2) });
    await settled(fileId);
    const runs = () =>
      db().$queryRaw<{ status: string; row: string }[]>`
        SELECT r.status, (to_jsonb(r) || jsonb_build_object('steps', (
                 SELECT jsonb_agg(s) FROM jobs.step s WHERE s.run_id = r.id)))::text AS row
          FROM jobs.run r WHERE r.event->'data'->>'fileId' = ${fileId} AND r.function_id LIKE '%process-file'`;
    await vi.waitFor(async () => expect(await runs()).toMatchObject([{ status: "succeeded" }]), 20_000);
    expect((await runs())[0]?.row).not.toContain("Wilhelmina");
  });

  test("of uncompressed audio stays under the size limit of a request", async () => {
    answer = () => ({ body: { segments: [{ start: 0, end: 1, text: "Yes." }] } });
    const { ctx } = await makeCaller();
    const fileId = await addFile(ctx, { name: "big.wav", bytes: wav(280, 44_100) });
    await settled(fileId);
    expect(service.calls).toHaveLength(2);
    for (const call of service.calls) expect(call.fileBytes).toBeLessThan(25 * 1024 ** 2);
  });

  test.each([429, 503])("is sent again after a %i, when the service said to", async (status) => {
    answer = (_, index) =>
      index === 0
        ? { status, headers: { "retry-after": "1" } }
        : { body: { segments: [{ start: 0, end: 1, text: "At last." }] } };
    const { ctx } = await makeCaller();
    const fileId = await addFile(ctx, { name: "call.wav", bytes: wav(2) });
    expect(await settled(fileId)).toMatchObject({ transcriptStatus: "ready" });
    expect(service.calls).toHaveLength(2);
  });

  test.each([
    ["a refusal", { status: 400, body: { error: { message: "secret internals" } } }],
    ["an answer of another kind", { body: { segments: "none" } }],
    ["silence", { body: { segments: [] } }],
  ])("that ends in %s is ready, says why and asks for a transcript", async (_, given) => {
    answer = () => given;
    const { ctx } = await makeCaller();
    const file = await settled(await addFile(ctx, { name: "call.wav", bytes: wav(2) }));
    expect(file).toMatchObject({ status: "ready", transcriptStatus: "needed", transcript: null });
    expect(file.error).toMatch(/^[A-Z][^\n]+\.$/);
    expect(file.error).not.toContain("secret");
    expect(service.calls).toHaveLength(1);
  });
});
