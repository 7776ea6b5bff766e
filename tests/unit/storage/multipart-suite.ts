import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import * as multipart from "@/lib/integrations/storage/multipart";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import * as storage from "@/lib/integrations/storage/storage";

const PART_BYTES = 5 * 1024 ** 2;
const REFUSED = expect.toSatisfy((status: number) => [400, 401, 403].includes(status));
const data = randomBytes(2 * PART_BYTES + 1_000);
const partOf = (partNumber: number) => data.subarray((partNumber - 1) * PART_BYTES, partNumber * PART_BYTES);

async function begun() {
  const key = newObjectKey("wsp_test");
  const upload = { key, multipartId: await multipart.createMultipart(key, "video/mp4") };
  const link = (partNumber: number, sizeBytes = partOf(partNumber).length) =>
    multipart.presignPart({ ...upload, partNumber, sizeBytes, expiresInSeconds: 900 });
  const send = async (partNumber: number, body: Uint8Array<ArrayBuffer> = partOf(partNumber)) =>
    (await fetch(await link(partNumber), { method: "PUT", body })).status;
  return { ...upload, link, send };
}

/** What every S3 server must do for us with objects uploaded in parts. */
export function multipartSuite() {
  describe("an upload in parts", () => {
    test("lists what is there, in whatever order it came, and joins it into one object", async () => {
      const { send, ...upload } = await begun();
      expect(await multipart.listParts(upload)).toEqual([]);
      for (const partNumber of [3, 1]) expect(await send(partNumber)).toBe(200);
      const some = await multipart.listParts(upload);
      expect(some?.map(({ partNumber, sizeBytes }) => [partNumber, sizeBytes])).toEqual([
        [1, PART_BYTES],
        [3, 1_000],
      ]);
      expect(await send(2)).toBe(200);
      expect(await storage.head(upload.key)).toBeNull();
      const parts = (await multipart.listParts(upload)) ?? [];
      expect(await multipart.completeMultipart(upload, parts)).toBe(true);
      expect(await storage.head(upload.key)).toMatchObject({ sizeBytes: data.length, contentType: "video/mp4" });
      expect((await buffer(await storage.open(upload.key))).equals(data)).toBe(true);
      const range = await buffer(await storage.open(upload.key, { start: PART_BYTES - 5, end: PART_BYTES + 4 }));
      expect(range).toEqual(data.subarray(PART_BYTES - 5, PART_BYTES + 5));
    });

    test("a part that is sent again takes the place of the first", async () => {
      const { send, ...upload } = await begun();
      await send(1, randomBytes(PART_BYTES));
      for (const partNumber of [1, 2, 3]) await send(partNumber);
      await multipart.completeMultipart(upload, (await multipart.listParts(upload)) ?? []);
      expect((await buffer(await storage.open(upload.key))).equals(data)).toBe(true);
    });

    test("a link takes its own length and its own part only", async () => {
      const { link, send, ...upload } = await begun();
      const url = await link(1);
      expect((await fetch(url, { method: "PUT", body: data })).status).toEqual(REFUSED);
      expect((await fetch(url, { method: "PUT", body: partOf(3) })).status).toEqual(REFUSED);
      const other = url.replace("partNumber=1", "partNumber=2");
      expect((await fetch(other, { method: "PUT", body: partOf(2) })).status).toEqual(REFUSED);
      expect(await multipart.listParts(upload)).toEqual([]);
    });

    test("joining names parts as they are there", async () => {
      const { send, ...upload } = await begun();
      await send(1);
      const parts = (await multipart.listParts(upload)) ?? [];
      const unavailable = { name: "AppError", kind: "unavailable" };
      const wrong = parts.map((part) => ({ ...part, etag: '"00000000000000000000000000000000"' }));
      await expect(multipart.completeMultipart(upload, wrong)).rejects.toMatchObject(unavailable);
      expect(await storage.head(upload.key)).toBeNull();
      expect(await multipart.completeMultipart(upload, parts)).toBe(true);
    });

    test("one that is aborted takes nothing any more, and aborting may be repeated", async () => {
      const { send, ...upload } = await begun();
      await send(1);
      await multipart.abortMultipart(upload);
      await multipart.abortMultipart(upload);
      expect(await multipart.listParts(upload)).toBeNull();
      expect(await send(2)).toBe(404);
      expect(await storage.head(upload.key)).toBeNull();
    });

    test("aborting one that is joined leaves the object as it is", async () => {
      const { send, ...upload } = await begun();
      await send(1);
      const parts = (await multipart.listParts(upload)) ?? [];
      await multipart.completeMultipart(upload, parts);
      await multipart.abortMultipart(upload);
      expect((await buffer(await storage.open(upload.key))).equals(partOf(1))).toBe(true);
    });
  });
}
