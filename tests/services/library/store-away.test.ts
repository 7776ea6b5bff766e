import { beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { makeCaller } from "@/tests/support/factories";
import { addFile, libraryServer, settled } from "@/tests/support/library";
import { wav } from "@/tests/support/recordings";
import { storageSettings } from "@/tests/support/storage-settings";

beforeAll(() => libraryServer());

const LONG_SECONDS = 2 * 3_600;
/** Makes what waits for a time due at once; returns how many seconds it would have waited. */
async function hurry(): Promise<number> {
  const { rows } = await pool().query<{ seconds: number }>(`
    WITH waiting AS (SELECT id, extract(epoch FROM ready_at - now())::float8 AS seconds FROM jobs.task
                      WHERE function_id = 'earshot-process-file' AND lease_token IS NULL AND ready_at > now() FOR UPDATE),
         due AS (UPDATE jobs.task t SET ready_at = now() FROM waiting w WHERE t.id = w.id)
    SELECT coalesce(max(seconds), 0) AS seconds FROM waiting`);
  return rows[0]?.seconds ?? 0;
}

/** The store that files are in from now on, which never answers. */
const AWAY = { S3_ENDPOINT: "http://127.0.0.1:9", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s", S3_BUCKET: "b" };

test.each([
  ["transcript", { name: "talk.txt", bytes: "Ana: It was the card." }, "ready"],
  ["recording", { name: "talk.wav", bytes: wav(2) }, "needed"],
])(
  "a %s that was uploaded is processed once the file store is back, though it was away for hours",
  async (_, sent, end) => {
    const { ctx } = await makeCaller();
    const fileId = await addFile(ctx, sent);
    const back = storageSettings({ ...process.env, ...AWAY });
    await startJobs();
    try {
      let away = 0;
      const isStillThere = async () => {
        away += await hurry();
        const { status, error } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
        return { status, error, isLong: away > LONG_SECONDS };
      };
      for (let is = await isStillThere(); !is.isLong; is = await isStillThere()) {
        expect(is).toMatchObject({ status: "processing", error: null });
        await new Promise(setImmediate);
      }
      back();
      await vi.waitFor(async () => {
        await hurry();
        expect((await db().file.findUniqueOrThrow({ where: { id: fileId } })).status).not.toBe("processing");
      }, 20_000);
      expect(await settled(fileId)).toMatchObject({ status: "ready", transcriptStatus: end });
    } finally {
      await stopJobs();
    }
  },
  60_000,
);
