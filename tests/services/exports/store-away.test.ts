import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Context } from "@/lib/core/context";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { get } from "@/lib/services/exports/get";
import { requestExport } from "@/lib/services/exports/request-export";
import { list } from "@/lib/services/workspaces/archive/list";
import { request } from "@/lib/services/workspaces/archive/request";
import { addRecording, clipOf, tone } from "@/tests/support/data/clips";
import { libraryServer } from "@/tests/support/data/library";
import { addReelOf } from "@/tests/support/data/reels";
import { makeCaller } from "@/tests/support/factories";
import { AWAY, hurry } from "@/tests/support/faults/away-store";
import { localServer } from "@/tests/support/stand-ins/local-server";
import { storageSettings } from "@/tests/support/storage/storage-settings";

beforeAll(() => libraryServer());
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const LONG_SECONDS = 600;
const FULL = "<Error><Code>InsufficientStorage</Code><Message>full</Message></Error>";

async function fullStore() {
  const { url, close } = await localServer((incoming, outgoing) =>
    incoming.resume().on("end", () => outgoing.writeHead(507, { "content-type": "application/xml" }).end(FULL)),
  );
  undo.push(close);
  return { ...AWAY, S3_ENDPOINT: url };
}

/** Requests each of the two kinds of export, and tells where it stands. */
const KINDS = {
  "run-export": async (ctx: Context) => {
    const clip = await clipOf(ctx, await addRecording(ctx, { bytes: tone(3, 0, 1), seconds: 3 }), 0, 1);
    const wish = { kind: "reel", subjectId: await addReelOf(ctx, [clip.id]), format: "md", options: {} } as const;
    return async () => get(ctx, (await requestExport(ctx, wish)).id);
  },
  "make-archive": async (ctx: Context) => {
    await request(ctx);
    return async () => (await list(ctx))[0];
  },
};

test.each([
  ["run-export", "responds for a while", async () => AWAY, "File storage is not responding right now."],
  ["run-export", "has room for a while", fullStore, "There is no space left in file storage."],
  ["make-archive", "responds for a while", async () => AWAY, "File storage is not responding right now."],
] as const)(
  "%s goes on once file storage is back, which no longer %s, and says so meanwhile",
  async (name, _, store, why) => {
    const { ctx } = await makeCaller();
    const look = await KINDS[name](ctx);
    const back = storageSettings({ ...process.env, ...(await store()) });
    undo.push(back, stopJobs);
    await startJobs();
    const told = new Set<string | null | undefined>();
    for (let away = 0; away < LONG_SECONDS; away += await hurry(name)) {
      const is = await look();
      expect(is?.status).toMatch(/^(queued|running|gathering)$/);
      told.add(is?.error);
      await new Promise(setImmediate);
    }
    expect([...told]).toEqual([null, `${why} This goes on by itself once it can.`]);
    back();
    await vi.waitFor(async () => {
      await hurry(name);
      expect(await look()).toMatchObject({ status: "ready", error: null });
    }, 20_000);
  },
  60_000,
);
