import { beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { addFile, libraryServer, settled } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";
import { AWAY, hurry } from "@/tests/support/faults/away-store";
import { wav } from "@/tests/support/media/recordings";
import { storageSettings } from "@/tests/support/storage/storage-settings";

beforeAll(() => libraryServer());

const LONG_SECONDS = 2 * 3_600;
const WAITS = "File storage is not responding right now. This goes on by itself once it can.";
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
      let wasTold = false;
      const isStillThere = async () => {
        away += await hurry("process-file");
        const { status, error } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
        return { status, error, isLong: away > LONG_SECONDS };
      };
      for (let is = await isStillThere(); !is.isLong; is = await isStillThere()) {
        expect(is.status).toBe("processing");
        expect([null, WAITS]).toContain(is.error);
        wasTold ||= is.error === WAITS;
        await new Promise(setImmediate);
      }
      expect(wasTold).toBe(true);
      back();
      await vi.waitFor(async () => {
        await hurry("process-file");
        expect((await db().file.findUniqueOrThrow({ where: { id: fileId } })).status).not.toBe("processing");
      }, 20_000);
      expect(await settled(fileId)).toMatchObject({ status: "ready", transcriptStatus: end });
    } finally {
      await stopJobs();
    }
  },
  60_000,
);
