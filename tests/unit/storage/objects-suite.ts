import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { describe, expect, onTestFinished, test } from "vitest";
import { config } from "@/lib/core/config";
import { storageClient } from "@/lib/integrations/storage/client";
import { copy } from "@/lib/integrations/storage/copy";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { putFile } from "@/lib/integrations/storage/put-file";
import * as storage from "@/lib/integrations/storage/storage";

/** What every S3 server must do for us with whole objects. */
export function objectsSuite() {
  const REFUSED = expect.toSatisfy((status: number) => [400, 401, 403].includes(status));
  const data = randomBytes(100_000);
  const newKey = () => newObjectKey("wsp_test");
  const uploadOf = (key: string, sizeBytes = data.length) =>
    storage.presignUpload({ key, contentType: "video/mp4", sizeBytes, expiresInSeconds: 900 });
  const downloadOf = (key: string, inline = false) =>
    storage.presignDownload({ key, fileName: "Zoë 1.mp4", contentType: "video/mp4", inline, expiresInSeconds: 900 });

  async function uploaded() {
    const key = newKey();
    const { url, headers } = await uploadOf(key);
    const response = await fetch(url, { method: "PUT", headers, body: data });
    expect(response.status).toBe(200);
    return key;
  }

  describe("an upload link", () => {
    test("takes the bytes it was made for, and head tells about them", async () => {
      const key = await uploaded();
      const info = await storage.head(key);
      expect(info).toEqual({ sizeBytes: data.length, contentType: "video/mp4", etag: expect.stringMatching(/^".+"$/) });
      expect(await buffer(await storage.open(key))).toEqual(data);
    });

    test("takes an empty file", async () => {
      const key = newKey();
      const { url, headers } = await uploadOf(key, 0);
      expect((await fetch(url, { method: "PUT", headers, body: new Uint8Array() })).status).toBe(200);
      expect(await storage.head(key)).toMatchObject({ sizeBytes: 0 });
      expect(await buffer(await storage.open(key))).toHaveLength(0);
    });

    test.each([
      ["another type", { "content-type": "text/html" }, data],
      ["more bytes", { "content-type": "video/mp4" }, Buffer.concat([data, data])],
      ["fewer bytes", { "content-type": "video/mp4" }, data.subarray(1)],
    ])("refuses %s and stores nothing", async (_, headers, body) => {
      const key = newKey();
      const { url } = await uploadOf(key);
      expect((await fetch(url, { method: "PUT", headers, body })).status).toEqual(REFUSED);
      expect(await storage.head(key)).toBeNull();
    });

    test("is good for its own key only", async () => {
      const [key, other] = [newKey(), newKey()];
      const { url, headers } = await uploadOf(key);
      const response = await fetch(url.replace(key, other), { method: "PUT", headers, body: data });
      expect(response.status).toEqual(REFUSED);
      expect(await storage.head(other)).toBeNull();
    });

    test("does not download", async () => {
      const { url } = await uploadOf(await uploaded());
      expect((await fetch(url)).status).toEqual(REFUSED);
    });
  });

  describe("a download link", () => {
    test("gives the bytes, the type and the name", async () => {
      const response = await fetch(await downloadOf(await uploaded()));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("video/mp4");
      expect(response.headers.get("content-disposition")).toBe(
        `attachment; filename="Zo_ 1.mp4"; filename*=UTF-8''Zo%C3%AB%201.mp4`,
      );
      expect(Buffer.from(await response.arrayBuffer())).toEqual(data);
    });

    test("plays inline when the link says so", async () => {
      const response = await fetch(await downloadOf(await uploaded(), true));
      expect(response.headers.get("content-disposition")).toMatch(/^inline;/);
      await response.body?.cancel();
    });

    test.each([
      ["bytes=1000-1999", 1000, 2000],
      ["bytes=99990-", 99_990, 100_000],
      ["bytes=-10", 99_990, 100_000],
      ["bytes=99999-200000", 99_999, 100_000],
    ])("gives the range %s", async (range, start, end) => {
      const response = await fetch(await downloadOf(await uploaded()), { headers: { range } });
      expect(response.status).toBe(206);
      expect(response.headers.get("content-range")).toBe(`bytes ${start}-${end - 1}/${data.length}`);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(data.subarray(start, end));
    });

    test("answers 416 to a range behind the end", async () => {
      const response = await fetch(await downloadOf(await uploaded()), { headers: { range: "bytes=999999-" } });
      expect(response.status).toBe(416);
    });

    test("does not upload", async () => {
      const key = await uploaded();
      const response = await fetch(await downloadOf(key), { method: "PUT", body: data });
      expect(response.status).toEqual(REFUSED);
    });

    test("of a missing object answers 404", async () => {
      expect((await fetch(await downloadOf(newKey()))).status).toBe(404);
    });

    test("ends with its time", async () => {
      const command = new GetObjectCommand({ Bucket: config().S3_BUCKET, Key: await uploaded() });
      const signingDate = new Date(Date.now() - 60_000);
      expect((await fetch(await getSignedUrl(storageClient(), command, { expiresIn: 59, signingDate }))).status).toBe(
        403,
      );
    });

    test("is needed", async () => {
      const bare = new URL(await downloadOf(await uploaded()));
      bare.search = "";
      expect((await fetch(bare)).status).toEqual(REFUSED);
    });
  });

  describe("the server's own calls", () => {
    test("put, open, open a part, remove", async () => {
      const key = newKey();
      await storage.put(key, data, "application/pdf");
      expect(await storage.head(key)).toMatchObject({ sizeBytes: data.length, contentType: "application/pdf" });
      expect(await buffer(await storage.open(key, { start: 10, end: 19 }))).toEqual(data.subarray(10, 20));
      await storage.remove(key);
      expect(await storage.head(key)).toBeNull();
    });

    test("a file of this machine is sent as it is read", async () => {
      const folder = await mkdtemp(join(tmpdir(), "earshot-put-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      const path = join(folder, "film.mp4");
      const film = randomBytes(3_000_000);
      await writeFile(path, film);
      const key = newKey();
      await putFile(key, { path, sizeBytes: film.length }, "video/mp4");
      expect(await storage.head(key)).toMatchObject({ sizeBytes: film.length, contentType: "video/mp4" });
      expect(Buffer.compare(await buffer(await storage.open(key)), film)).toBe(0);
    });

    test("an overwrite replaces the whole object", async () => {
      const key = newKey();
      await storage.put(key, data, "video/mp4");
      await storage.put(key, Buffer.from("short"), "text/plain");
      expect(await storage.head(key)).toMatchObject({ sizeBytes: 5, contentType: "text/plain" });
      expect(await buffer(await storage.open(key))).toEqual(Buffer.from("short"));
    });

    test("removing many and missing objects may be repeated", async () => {
      const keys = Array.from({ length: 20 }, newKey);
      await Promise.all(keys.map((key) => storage.put(key, data, "text/plain")));
      await Promise.all(keys.map(storage.remove));
      await Promise.all(keys.map(storage.remove));
      expect(await Promise.all(keys.map((key) => storage.head(key)))).toEqual(keys.map(() => null));
    });

    test("a copy is of the object that was named, and stays as it is when that is replaced or removed", async () => {
      const [from, to, other] = [newKey(), newKey(), newKey()];
      await storage.put(from, data, "video/mp4");
      const { etag = "" } = (await storage.head(from)) ?? {};
      expect(await copy({ from, to, etag })).toBe(true);
      await storage.put(from, Buffer.from("short"), "text/plain");
      expect(await copy({ from, to: other, etag })).toBe(false);
      expect(await storage.head(other)).toBeNull();
      await storage.remove(from);
      expect(await copy({ from, to: other, etag })).toBe(false);
      expect(await storage.head(to)).toMatchObject({ sizeBytes: data.length, contentType: "video/mp4", etag });
      expect(await buffer(await storage.open(to))).toEqual(data);
    });

    test("opening a missing object is not found", async () => {
      await expect(storage.open(newKey())).rejects.toMatchObject({ name: "AppError", kind: "not_found" });
    });
  });
}
