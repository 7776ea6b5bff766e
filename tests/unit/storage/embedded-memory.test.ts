import { afterAll, beforeAll, expect, test } from "vitest";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import * as storage from "@/lib/integrations/storage/storage";
import { storageProcess } from "../../support/storage/storage";

const MIB = 1024 ** 2;
const SIZE_BYTES = 300 * MIB;

let server: Awaited<ReturnType<typeof storageProcess>>;
beforeAll(async () => {
  server = await storageProcess();
});
afterAll(() => server.close());

function zeros(sizeBytes: number) {
  let left = sizeBytes;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(Math.min(left, MIB)));
      left -= MIB;
      if (left <= 0) controller.close();
    },
  });
}

async function roundTrip(sizeBytes: number) {
  const key = newObjectKey("wsp_test");
  const { url, headers } = await storage.presignUpload({
    key,
    contentType: "video/mp4",
    sizeBytes,
    expiresInSeconds: 900,
  });
  const upload = {
    method: "PUT",
    headers: { ...headers, "content-length": String(sizeBytes) },
    body: zeros(sizeBytes),
    duplex: "half",
  };
  expect((await fetch(url, upload)).status).toBe(200);
  const link = await storage.presignDownload({
    key,
    fileName: "a.mp4",
    contentType: "video/mp4",
    inline: true,
    expiresInSeconds: 900,
  });
  let received = 0;
  const response = await fetch(link);
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) received += part.value.length;
  expect(received).toBe(sizeBytes);
}

test("300 MB are uploaded and downloaded without being held in memory", { timeout: 60_000 }, async () => {
  await roundTrip(16 * MIB);
  const before = await server.peakBytes();
  await roundTrip(SIZE_BYTES);
  expect((await server.peakBytes()) - before).toBeLessThan(SIZE_BYTES / 3);
});
