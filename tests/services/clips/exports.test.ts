import { mkdir, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { head } from "@/lib/integrations/storage/storage";
import { remove as removeClip } from "@/lib/services/clips/remove";
import { update } from "@/lib/services/clips/update";
import { get } from "@/lib/services/exports/get";
import { removeExpired } from "@/lib/services/exports/remove-expired";
import { requestClip } from "@/lib/services/exports/request-clip";
import { run } from "@/lib/services/exports/run";
import { remove as removeFile } from "@/lib/services/files/remove";
import { addRecording, clipOf, tone } from "@/tests/support/data/clips";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";

beforeAll(() => libraryServer());
afterEach(() => {
  atCrashPoints();
});

async function wavClip() {
  const caller = await makeCaller();
  const ownerId = await addRecording(caller.ctx, { bytes: tone(20, 5, 6), seconds: 20 });
  return { ...caller, ownerId, clip: await clipOf(caller.ctx, ownerId, 4, 9) };
}

const wavSeconds = (bytes: Uint8Array): number => (bytes.length - 44) / 16_000;

describe("a clip of a WAV, without any media tool", () => {
  test("is cut to the requested length and can be downloaded", async () => {
    const { ctx, clip } = await wavClip();
    const asked = await requestClip(ctx, clip.id);
    expect(asked).toMatchObject({ kind: "clip", format: "wav", status: "queued", downloadUrl: null });
    const bytes = await runExport(asked);
    expect(wavSeconds(bytes)).toBe(5);
    const ready = await get(ctx, asked.id);
    expect(ready).toMatchObject({ status: "ready", sizeBytes: bytes.length, fileName: "4 to 9.wav" });
    const answer = await fetch(ready.downloadUrl ?? "");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(
      (await db().auditEntry.findMany({ where: { targetId: asked.id } })).map(({ action }) => action).sort(),
    ).toEqual(["export.ready", "export.requested"]);
  });

  test("requested twice at once, or again while fresh, is one export; for a changed clip, another one", async () => {
    const { ctx, clip } = await wavClip();
    const asked = await Promise.all([1, 2, 3, 4].map(() => requestClip(ctx, clip.id, "wav")));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const [first] = asked;
    if (first) await runExport(first);
    expect((await requestClip(ctx, clip.id, "wav")).id).toBe(first?.id);
    await update(ctx, clip.id, { endSeconds: 10 });
    expect((await requestClip(ctx, clip.id, "wav")).id).not.toBe(first?.id);
  });

  test.each(["export made", "export stored"])("is finished by the next run after a crash at “%s”", async (point) => {
    const { ctx, clip } = await wavClip();
    const asked = await requestClip(ctx, clip.id);
    atCrashPoints((name) => {
      if (name === point) throw new Error("killed");
    });
    await expect(run(systemContext("run-export", ctx.workspaceId), asked.id)).rejects.toThrow("killed");
    expect((await get(ctx, asked.id)).status).toBe("running");
    atCrashPoints();
    expect(wavSeconds(await runExport(asked))).toBeGreaterThan(4.9);
    expect((await get(ctx, asked.id)).status).toBe("ready");
    expect((await readdir(tmpdir())).filter((name) => name.startsWith(`earshot-export-${process.pid}-`))).toEqual([]);
  });

  test("sweeps away what a killed process left on disk", async () => {
    const left = join(tmpdir(), "earshot-export-4194303-left");
    await mkdir(left, { recursive: true });
    const { ctx, clip } = await wavClip();
    await runExport(await requestClip(ctx, clip.id));
    await expect(stat(left)).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("is removed with its object after a day, and when the clip is deleted", async () => {
    const { ctx, clip } = await wavClip();
    const asked = await requestClip(ctx, clip.id);
    await runExport(asked);
    const { storageKey } = await db().export.findUniqueOrThrow({ where: { id: asked.id } });
    await db().export.update({ where: { id: asked.id }, data: { expiresAt: new Date(Date.now() - 3_600_000) } });
    await expect(get(ctx, asked.id)).rejects.toMatchObject({ kind: "not_found" });
    await removeExpired();
    expect(await head(storageKey ?? "")).toBeNull();
    const again = await requestClip(ctx, clip.id);
    expect(again.id).not.toBe(asked.id);
    await removeClip(ctx, clip.id);
    await expect(get(ctx, again.id)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("is withdrawn when its recording is deleted, also while it is being made", async () => {
    const { ctx, clip, ownerId } = await wavClip();
    const asked = await requestClip(ctx, clip.id);
    atCrashPoints(() => undefined);
    await removeFile(ctx, ownerId);
    expect(await get(ctx, asked.id)).toMatchObject({ status: "failed", downloadUrl: null });
    await run(systemContext("run-export", ctx.workspaceId), asked.id);
    expect(await get(ctx, asked.id)).toMatchObject({ status: "failed", error: expect.stringContaining("changed") });
  });
});

test("what can't be cut is refused with a sentence", async () => {
  const { ctx, clip, workspace } = await wavClip();
  await expect(requestClip(ctx, clip.id, "mp4")).rejects.toMatchObject({ extra: { problems: [{ path: "format" }] } });
  const words = await clipOf(ctx, await addTranscript(ctx, [{ text: "Only words." }]), 0, 4);
  await expect(requestClip(ctx, words.id)).rejects.toMatchObject({ kind: "conflict" });
  const observer = await makePerson(workspace, "observer");
  await expect(requestClip(observer.ctx, clip.id)).rejects.toMatchObject({ kind: "forbidden" });
});
