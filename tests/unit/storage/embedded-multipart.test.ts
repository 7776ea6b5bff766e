import { randomBytes } from "node:crypto";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as multipart from "@/lib/integrations/storage/multipart";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import * as storage from "@/lib/integrations/storage/storage";
import { embeddedStorage } from "../../support/storage/storage";

let server: Awaited<ReturnType<typeof embeddedStorage>>;
beforeAll(async () => {
  server = await embeddedStorage();
});
afterAll(() => server.close());

const PART_BYTES = 5 * 1024 ** 2;
const begun = async () => {
  const key = newObjectKey("wsp_test");
  const upload = { key, multipartId: await multipart.createMultipart(key, "audio/mpeg") };
  const send = async (partNumber: number, body: Uint8Array<ArrayBuffer>) => {
    const part = { ...upload, partNumber, sizeBytes: body.length, expiresInSeconds: 900 };
    return (await fetch(await multipart.presignPart(part), { method: "PUT", body })).status;
  };
  return { upload, send };
};
const partsOf = async (upload: { key: string; multipartId: string }) => (await multipart.listParts(upload)) ?? [];

test("a joined upload leaves no parts behind, and accepts no more", async () => {
  const { upload, send } = await begun();
  const bytes = randomBytes(1_000);
  await send(1, bytes);
  await multipart.completeMultipart(upload, await partsOf(upload));
  expect(await readdir(join(server.root, "multipart"))).toEqual([]);
  expect(await send(1, randomBytes(1_000))).toBe(404);
  expect(await multipart.completeMultipart(upload, [])).toBe(false);
  expect((await buffer(await storage.open(upload.key))).equals(bytes)).toBe(true);
});

test("two callers that join at once get one whole object", async () => {
  const { upload, send } = await begun();
  const bytes = [randomBytes(PART_BYTES), randomBytes(PART_BYTES)];
  for (const [at, part] of bytes.entries()) await send(at + 1, part);
  const parts = await partsOf(upload);
  const joined = await Promise.all([1, 2, 3].map(() => multipart.completeMultipart(upload, parts)));
  expect(joined).toEqual([true, true, true]);
  expect((await buffer(await storage.open(upload.key))).equals(Buffer.concat(bytes))).toBe(true);
});

test("parts too small, out of order or unlisted are refused as by S3, and the upload stays open", async () => {
  const { upload, send } = await begun();
  for (const partNumber of [1, 2]) await send(partNumber, randomBytes(1_000));
  const parts = await partsOf(upload);
  for (const wrong of [parts, parts.toReversed(), []])
    await expect(multipart.completeMultipart(upload, wrong)).rejects.toMatchObject({ kind: "unavailable" });
  expect(await partsOf(upload)).toEqual(parts);
});

test("an id of another key, or one that leads elsewhere, is no upload", async () => {
  const { upload } = await begun();
  for (const multipartId of ["../../objects", "", "0".repeat(32)])
    expect(await multipart.listParts({ ...upload, multipartId })).toBeNull();
  expect(await multipart.listParts({ ...upload, key: newObjectKey("wsp_test") })).toBeNull();
  expect(await multipart.listParts(upload)).toEqual([]);
});

test("an upload that nobody completes within eight days is swept when the next one starts", async () => {
  const longAgo = new Date(Date.now() - 9 * 24 * 3600_000);
  const { upload: old } = await begun();
  await utimes(join(server.root, "multipart", old.multipartId), longAgo, longAgo);
  const swept = globalThis as typeof globalThis & { earshotSweptAtMs?: Map<string, number> };
  swept.earshotSweptAtMs?.clear();
  const { upload } = await begun();
  expect([await multipart.listParts(old), await multipart.listParts(upload)]).toEqual([null, []]);
});
