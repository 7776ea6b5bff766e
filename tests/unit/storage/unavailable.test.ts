import { writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { errorAnswer } from "@/lib/integrations/storage/embedded/error-answer";
import { completeMultipart } from "@/lib/integrations/storage/multipart";
import { send } from "@/lib/integrations/storage/send";
import * as storage from "@/lib/integrations/storage/storage";
import { uploadPart } from "@/lib/integrations/storage/upload-part";
import { localServer } from "../../support/stand-ins/local-server";
import { embeddedStorage } from "../../support/storage/storage";
import { storageSettings } from "../../support/storage/storage-settings";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** A file store in trouble. */
async function unwell(listener: RequestListener) {
  const { url, close } = await localServer(listener);
  const restore = storageSettings({
    S3_ENDPOINT: url,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  undo.push(restore, close);
}

const UNAVAILABLE = { name: "AppError", kind: "unavailable", extra: { retryAfterSeconds: 5 } };

test.each([[403], [500], [503]])("a store that answers %i is unavailable, never missing", async (status) => {
  await unwell((_, response) => response.writeHead(status).end());
  await expect(storage.head("wsp_test/a")).rejects.toMatchObject(UNAVAILABLE);
  await expect(storage.open("wsp_test/a")).rejects.toMatchObject(UNAVAILABLE);
  await expect(storage.put("wsp_test/a", new Uint8Array(1), "text/plain")).rejects.toMatchObject(UNAVAILABLE);
  await expect(storage.remove("wsp_test/a")).rejects.toMatchObject(UNAVAILABLE);
});

test.each([
  [507, "XMinioStorageFull"],
  [507, "InsufficientStorage"],
  [403, "QuotaExceeded"],
])("a store without space says so, and isn't taken for one that doesn't respond: %i %s", async (status, code) => {
  const xml = `<Error><Code>${code}</Code><Message>full</Message></Error>`;
  await unwell((_, response) => response.writeHead(status, { "content-type": "application/xml" }).end(xml));
  const full = {
    kind: "unavailable",
    message: expect.stringContaining("no space left"),
    extra: { retryAfterSeconds: 60 },
  };
  const part = { key: "wsp_test/a", multipartId: "1", partNumber: 1 };
  await expect(storage.put("wsp_test/a", new Uint8Array(1), "text/plain")).rejects.toMatchObject(full);
  await expect(uploadPart(part, new Uint8Array(1))).rejects.toMatchObject(full);
  const parts = [{ partNumber: 1, sizeBytes: 1, etag: "a" }];
  await expect(completeMultipart(part, parts)).rejects.toMatchObject(full);
});

test("a store without our bucket is unavailable for writing", async () => {
  const xml = "<Error><Code>NoSuchBucket</Code><Message>none</Message></Error>";
  await unwell((_, response) => response.writeHead(404, { "content-type": "application/xml" }).end(xml));
  await expect(storage.put("wsp_test/a", new Uint8Array(1), "text/plain")).rejects.toMatchObject(UNAVAILABLE);
  await expect(storage.open("wsp_test/a")).rejects.toMatchObject(UNAVAILABLE);
});

test("a store that never responds is given up in time", async () => {
  await expect(send(() => new Promise(() => undefined), 20)).rejects.toMatchObject(UNAVAILABLE);
});

test("a disk that can't be written to is unavailable, and its paths aren't revealed", async () => {
  const server = await embeddedStorage();
  undo.push(server.close);
  await writeFile(server.root, "a file where the directory should be");
  await expect(storage.put("wsp_test/a", new Uint8Array(1), "text/plain")).rejects.toMatchObject(UNAVAILABLE);
  const { url, headers } = await storage.presignUpload({
    key: "wsp_test/a",
    contentType: "text/plain",
    sizeBytes: 1,
    expiresInSeconds: 60,
  });
  const response = await fetch(url, { method: "PUT", headers, body: "x" });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain(server.root);
});

test("a full disk is told apart", () => {
  expect(errorAnswer(Object.assign(new Error("write"), { code: "ENOSPC" }), "req_test").status).toBe(507);
});
