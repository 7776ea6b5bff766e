import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { giveAnswer } from "@/lib/api/participation/participation";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { head } from "@/lib/integrations/storage/storage";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { answer } from "@/lib/services/interviews/answer";
import { addChunk } from "@/lib/services/interviews/spoken/add-chunk";
import { begin } from "@/lib/services/interviews/spoken/begin";
import { discard } from "@/lib/services/interviews/spoken/discard";
import { finish } from "@/lib/services/interviews/spoken/finish";
import { gather } from "@/lib/services/interviews/spoken/gather";
import { get } from "@/lib/services/interviews/spoken/get";
import { withdraw } from "@/lib/services/participants/withdraw";
import { end } from "@/lib/services/studies/end";
import { libraryServer } from "@/tests/support/data/library";
import { begun, caller, guideOf, runningStudy } from "@/tests/support/data/participation";
import { contextOf, heard, record, speak } from "@/tests/support/data/spoken";
import { withSettings } from "@/tests/support/settings";
import { speechService } from "@/tests/support/stand-ins/speech-service";

const WORDS = "I left because it asked for my bank password.";
const said = { body: { segments: [{ id: 0, start: 0, end: 2, text: ` ${WORDS}` }] } };
type Answer = Parameters<typeof speechService>[0];
let reply: Answer = () => said;
let service: Awaited<ReturnType<typeof speechService>>;
let close: () => Promise<void>;

beforeAll(async () => {
  service = await speechService((call, index) => reply(call, index));
  close = await libraryServer({ SPEECH_BASE_URL: service.url });
  await startJobs();
});
beforeEach(() => {
  reply = () => said;
  service.calls.length = 0;
});
afterAll(async () => {
  await stopJobs();
  await close();
  await service.close();
});

const guide = guideOf({ text: "Why did you leave?" }, { text: "What would have kept you?" });

async function speaker() {
  const { study, link } = await runningStudy({ guide });
  const { token, view } = await begun(link);
  return { study, token, ctx: await contextOf(token), version: view.session?.version ?? 0 };
}
/** As a database that is restarted refuses what is asked of it meanwhile. Counting is not undone with the refusal. */
const REFUSE_THE_FIRST = `
  CREATE SEQUENCE times_heard;
  CREATE FUNCTION refuse_the_first() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF nextval('times_heard') = 1 THEN RAISE EXCEPTION USING ERRCODE = 'admin_shutdown'; END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER refuse_the_first BEFORE UPDATE ON spoken_answer FOR EACH ROW
    WHEN (NEW.status = 'transcribed') EXECUTE FUNCTION refuse_the_first()`;
const rowOf = (studyId: string) => db().spokenAnswer.findFirst({ where: { session: { studyId } } });
const gone = (key: string) =>
  vi.waitFor(async () => expect(await head(key)).toBeNull(), { timeout: 20_000, interval: 50 });

describe("a spoken answer", () => {
  test("is sent to the speech service as one recording, and its text is shown to the speaker", async () => {
    const { study, ctx, version } = await speaker();
    const answered = await speak(ctx, version, 3);
    expect(answered).toMatchObject({ status: "transcribed", text: WORDS });
    expect(answered.durationSeconds).toBeCloseTo(3, 1);
    expect(service.calls).toHaveLength(1);
    expect(service.calls[0]).toMatchObject({ fileName: "audio.webm" });
    const row = await rowOf(study.id);
    expect(await head(row?.storageKey ?? "")).toMatchObject({ contentType: "audio/webm" });
    await gone(`${row?.storageKey}.0`);
  });

  test("is paid for once, though the database fails just after the speech service answered", async () => {
    await pool().query(REFUSE_THE_FIRST);
    const { ctx, version } = await speaker();
    expect(await speak(ctx, version, 3)).toMatchObject({ status: "transcribed", text: WORDS });
    const { rows } = await pool().query("SELECT last_value AS tried FROM times_heard");
    await pool().query("DROP SEQUENCE times_heard CASCADE; DROP FUNCTION refuse_the_first CASCADE");
    expect(rows).toEqual([{ tried: "2" }]);
    expect(service.calls).toHaveLength(1);
  });

  test("is no longer taken once the study has ended, whatever it is at, and can still be discarded", async () => {
    const { study, person, link } = await runningStudy({ guide });
    const { token, view } = await begun(link);
    const [ctx, version] = [await contextOf(token), view.session?.version ?? 0];
    const { take, bytes } = await record(ctx, version);
    await end(person.ctx, study.id);
    const ended = { kind: "conflict", message: "This study has ended." };
    const piece = { version, take, number: 9, bytes: bytes.subarray(0, 9) };
    await expect(addChunk(ctx, piece)).rejects.toMatchObject(ended);
    await expect(finish(ctx, { version, take })).rejects.toMatchObject(ended);
    await expect(begin(ctx, { version, contentType: "audio/webm" })).rejects.toMatchObject(ended);
    await discard(ctx, { version, take });
    expect(await rowOf(study.id)).toBeNull();
    expect(service.calls).toEqual([]);
  });

  test("of ten minutes is shown to its last word, and can be sent as it is", async () => {
    const long = Array.from({ length: 2_000 }, (_, at) => `word${at}`).join(" ");
    expect(long.length).toBeGreaterThan(10_000);
    reply = () => ({ body: { segments: [{ id: 0, start: 0, end: 2, text: long }] } });
    const { token, ctx, version } = await speaker();
    const { text } = await speak(ctx, version, 3);
    expect(text).toBe(long);
    const sent = { version, text: long, manner: { spoken: true } };
    expect(giveAnswer.body?.safeParse(sent).success).toBe(true);
    const { turns } = await answer(caller(), token, sent);
    expect(turns[0]?.text).toBe(long);
  });

  test("loses nothing if a chunk is sent twice or its end reported twice", async () => {
    const { ctx, version } = await speaker();
    const { take, bytes } = await record(ctx, version);
    await addChunk(ctx, { version, take, number: 0, bytes: bytes.subarray(0, 400) });
    const [one, two] = await Promise.all([finish(ctx, { version, take }), finish(ctx, { version, take })]);
    const after = addChunk(ctx, { version, take, number: 0, bytes: bytes.subarray(0, 400) });
    await expect(after).rejects.toMatchObject({ kind: "conflict" });
    expect([one.status, two.status]).toEqual(["uploaded", "uploaded"]);
    expect(await heard(ctx, version)).toMatchObject({ text: WORDS });
    expect(service.calls).toHaveLength(1);
  });

  test("keeps its bytes when two processes gather its chunks at once, as one that stalled and its successor", async () => {
    const { study, ctx, version } = await speaker();
    await record(ctx, version);
    const where = { session: { studyId: study.id } };
    await db().spokenAnswer.updateMany({ where, data: { status: "uploaded" } });
    const { sessionId, index, storageKey } = await db().spokenAnswer.findFirstOrThrow({ where });
    const holding = await pool().connect();
    await holding.query("BEGIN");
    await holding.query("SELECT 1 FROM spoken_answer WHERE storage_key = $1 FOR UPDATE", [storageKey]);
    const hearing = systemContext("hear-answer", ctx.workspaceId);
    const both = Promise.all([1, 2].map(() => gather(hearing, { sessionId, index })));
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    try {
      await vi.waitFor(async () => expect((await pool().query(waiting)).rowCount).toBe(2), { timeout: 10_000 });
    } finally {
      await holding.query("COMMIT");
      holding.release();
    }
    await both;
    expect(await db().doomedObject.count({ where: { storageKey } })).toBe(0);
    expect(await db().doomedObject.count({ where: { storageKey: `${storageKey}.0` } })).toBe(1);
  });

  test("that was started before the tab was closed can still be finished", async () => {
    const { token, ctx, version } = await speaker();
    await record(ctx, version);
    const back = await contextOf(token);
    const left = await get(back, version);
    expect(left).toMatchObject({ status: "recording" });
    await finish(back, { version, take: left?.take ?? "" });
    expect(await heard(back, version)).toMatchObject({ text: WORDS });
  });

  test("started again in another tab refuses the chunks of the first, and removes its bytes", async () => {
    const { study, ctx, version } = await speaker();
    const { take } = await record(ctx, version);
    const first = await rowOf(study.id);
    await begin(ctx, { version, contentType: "audio/webm" });
    const late = addChunk(ctx, { version, take, number: 1, bytes: new Uint8Array(10) });
    await expect(late).rejects.toMatchObject({ kind: "conflict" });
    await expect(finish(ctx, { version, take })).rejects.toMatchObject({ kind: "conflict" });
    await gone(`${first?.storageKey}.0`);
  });

  test("that is discarded leaves neither row nor bytes", async () => {
    const { study, ctx, version } = await speaker();
    const { take } = await record(ctx, version);
    const row = await rowOf(study.id);
    await discard(ctx, { version, take });
    expect(await rowOf(study.id)).toBeNull();
    await gone(`${row?.storageKey}.0`);
  });

  test("accepts no chunk out of order, none that is too large, and none once the question is answered", async () => {
    const { token, ctx, version } = await speaker();
    const { take } = await begin(ctx, { version, contentType: "audio/webm" });
    const add = (number: number, bytes: Uint8Array) => addChunk(ctx, { version, take, number, bytes });
    await expect(add(1, new Uint8Array(10))).rejects.toMatchObject({ kind: "conflict" });
    await expect(add(0, new Uint8Array(600 * 1024))).rejects.toMatchObject({ kind: "invalid" });
    await expect(add(0, new Uint8Array(0))).rejects.toMatchObject({ kind: "invalid" });
    await answer(caller(), token, { version, text: "I would rather type." });
    await expect(add(0, new Uint8Array(10))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("that can't be transcribed is reported as failed, and the participant may type", async () => {
    for (const failure of [{ status: 400 }, { body: { text: "", segments: [] } }]) {
      reply = () => failure;
      const { token, ctx, version } = await speaker();
      expect(await speak(ctx, version)).toMatchObject({ status: "failed", text: null });
      expect(await answer(caller(), token, { version, text: "Then I type it." })).toMatchObject({ step: "interview" });
    }
  });

  test("can't be started if nothing could transcribe it, or the study wants typed answers", async () => {
    const { ctx, version } = await speaker();
    const wish = { version, contentType: "audio/webm" } as const;
    await withSettings({ SPEECH_BASE_URL: undefined }, () =>
      expect(begin(ctx, wish)).rejects.toMatchObject({ kind: "conflict" }),
    );
    const settings = { consentText: null, redirectUrl: null, voice: false };
    const typed = await begun((await runningStudy({ guide, settings })).link);
    const refused = begin(await contextOf(typed.token), { ...wish, version: typed.view.session?.version ?? 0 });
    await expect(refused).rejects.toMatchObject({ kind: "conflict" });
  });

  test("is visible to nobody else", async () => {
    const [one, other] = [await speaker(), await speaker()];
    await record(one.ctx, one.version);
    expect(await get(other.ctx, one.version)).toBeNull();
  });
});

describe("a session with spoken answers", () => {
  const send = (token: string, version: number, text: string, spoken: boolean) =>
    answer(caller(), token, { version, text, manner: { spoken } });

  test("gets one recording with each answer at its second, and keeps no chunks or unsent answers", async () => {
    const { study, token, ctx, version } = await speaker();
    await speak(ctx, version, 2);
    const pieces = [(await rowOf(study.id))?.storageKey ?? ""];
    // The first answer starts half a minute after the beginning.
    const next = await send(token, version, WORDS, true);
    await db().turn.updateMany({
      where: { session: { studyId: study.id }, index: version },
      data: { startSeconds: 30, endSeconds: 32 },
    });
    await record(ctx, next.version, 1);
    expect(await send(token, next.version, "Typed in the end.", false)).toMatchObject({ step: "thanks" });
    const file = await vi.waitFor(() => db().file.findFirstOrThrow({ where: { session: { studyId: study.id } } }), {
      timeout: 20_000,
      interval: 50,
    });
    expect(file).toMatchObject({ status: "ready", assetType: "AUDIO", contentType: "audio/webm", name: "P1" });
    expect(file.durationSeconds).toBe(32);
    expect(await head(file.storageKey)).toMatchObject({ sizeBytes: Number(file.sizeBytes) });
    expect(await rowOf(study.id)).toBeNull();
    await Promise.all(pieces.map(gone));
  });

  test("loses its recording with everything else when the participant has it deleted", async () => {
    const { study, token, ctx, version } = await speaker();
    await speak(ctx, version);
    const next = await send(token, version, WORDS, true);
    await speak(ctx, next.version);
    await send(token, next.version, WORDS, true);
    const where = { session: { studyId: study.id } };
    const file = await vi.waitFor(() => db().file.findFirstOrThrow({ where }), { timeout: 20_000, interval: 50 });
    await withdraw(caller(), token);
    expect(await db().file.count({ where: { id: file.id } })).toBe(0);
    await gone(file.storageKey);
  });
});
