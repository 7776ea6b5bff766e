import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { dirname } from "node:path";
import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { storageClient } from "@/lib/integrations/storage/client";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import * as storage from "@/lib/integrations/storage/storage";
import { embeddedStorage } from "../../support/storage/storage";
import { storageSettings } from "../../support/storage/storage-settings";

let server: Awaited<ReturnType<typeof embeddedStorage>>;
beforeAll(async () => {
  server = await embeddedStorage();
});
afterAll(() => server.close());

const key = newObjectKey("wsp_test");
const content = Buffer.from("<script>alert(1)</script>");
const download = (contentType = "text/html", inline = true) =>
  storage.presignDownload({ key, fileName: "page.html", contentType, inline, expiresInSeconds: 900 });

beforeAll(() => storage.put(key, content, "text/html"));

describe("a link that was changed in any way is refused", () => {
  const twist = (text: string) => text.replace(/.$/, (last) => (last === "0" ? "1" : "0"));

  test.each([
    ["X-Amz-Algorithm", twist],
    ["X-Amz-Credential", (text: string) => text.replace("embedded", "another")],
    ["X-Amz-Credential", (text: string) => text.replace("us-east-1", "us-east-2")],
    ["X-Amz-Date", (text: string) => text.replace(/\dZ$/, (end) => (end === "0Z" ? "1Z" : "0Z"))],
    ["X-Amz-Expires", () => "604800"],
    ["X-Amz-SignedHeaders", () => ""],
    ["X-Amz-SignedHeaders", () => "host;x-forwarded-host"],
    ["X-Amz-Signature", twist],
    ["X-Amz-Signature", (text: string) => text.slice(2)],
    ["X-Amz-Signature", () => "ü".repeat(64)],
    ["X-Amz-Content-Sha256", () => "0".repeat(64)],
    ["response-content-type", () => "text/plain"],
    ["response-content-disposition", () => "inline"],
    ["x-id", () => "PutObject"],
  ])("%s altered", async (name, change) => {
    const url = new URL(await download());
    url.searchParams.set(name, change(url.searchParams.get(name) ?? ""));
    expect((await fetch(url)).status).toBe(403);
  });

  test("each parameter left out", async () => {
    const whole = new URL(await download());
    for (const name of whole.searchParams.keys()) {
      const url = new URL(whole);
      url.searchParams.delete(name);
      expect((await fetch(url)).status, name).toBe(403);
    }
  });

  test("a parameter added", async () => {
    expect((await fetch(`${await download()}&versionId=1`)).status).toBe(403);
    expect((await fetch(`${await download()}&X-Amz-Expires=900`)).status).toBe(403);
  });

  test("another method", async () => {
    for (const method of ["HEAD", "PUT"]) expect((await fetch(await download(), { method })).status).toBe(403);
  });

  test("another secret or another address of the app", async () => {
    for (const env of [{ APP_URL: server.url, APP_SECRET: "x".repeat(32) }, { APP_URL: "http://earshot.test" }]) {
      const restore = storageSettings(env);
      const { pathname, search } = new URL(await download());
      restore();
      expect((await fetch(`${server.url}${pathname}${search}`)).status).toBe(403);
    }
  });
});

test("an upload link fixes type and length, and one that doesn't is refused", async () => {
  const command = new PutObjectCommand({ Bucket: config().S3_BUCKET, Key: key, ContentType: "text/plain" });
  const signableHeaders = new Set(["host", "content-type"]);
  const loose = await getSignedUrl(storageClient(), command, { signableHeaders });
  const headers = { "content-type": "text/plain" };
  expect((await fetch(loose, { method: "PUT", headers, body: content })).status).toBe(403);
  const { url } = await storage.presignUpload({ key, contentType: "text/plain", sizeBytes: 1, expiresInSeconds: 900 });
  expect(new URL(url).searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;content-type;host");
});

test("what callers and proxies say about the host makes no difference", async () => {
  const headers = { "x-forwarded-host": "evil.test", "x-forwarded-proto": "https", forwarded: "host=evil.test" };
  expect((await fetch(await download(), { headers })).status).toBe(200);
});

test("a link works below an address with a path", async () => {
  const restore = storageSettings({
    APP_URL: `${server.url}/research`,
    DATA_DIR: dirname(server.root),
  });
  const url = await download();
  expect(url).toContain("/research/storage/earshot/");
  expect((await fetch(url.replace("/research", ""))).status).toBe(200);
  restore();
});

test("keys that could lead elsewhere are refused", async () => {
  const { port, pathname, search } = new URL(await download());
  const bucket = pathname.slice(0, pathname.indexOf("wsp_test"));
  const hostile = [
    "..%2f..%2fetc%2fpasswd",
    "../../etc/passwd",
    "%2e%2e/x",
    "a%00b",
    "wsp_test%2Fx",
    "a//b",
    "a\\b",
    "%",
  ];
  for (const name of hostile) {
    // Not by `fetch`, which normalizes a path before it sends it.
    const asked = get({ host: "127.0.0.1", port, path: `${bucket}${name}${search}` });
    const [response]: IncomingMessage[] = await once(asked, "response");
    response?.resume();
    expect([400, 403, 404], name).toContain(response?.statusCode);
  }
  for (const name of ["../escaped", "a/../../b", "a\0b", "/etc/passwd", "a/./b", "..", "", "x".repeat(513)]) {
    await expect(storage.put(name, content, "text/plain"), name).rejects.toThrow();
  }
  const stored = await readdir(server.root, { recursive: true });
  expect(stored.filter((name) => !/^(incoming|objects(\/[0-9a-f]{2}(\/[0-9a-f]{64})?)?)$/.test(name))).toEqual([]);
});

describe("a served object", () => {
  test("never runs: a page is always a download, whatever the caller asked for", async () => {
    const { headers } = await fetch(await download("text/html", true));
    expect(headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("x-request-id")).toMatch(/^req_/);
  });

  test("is a download if the link doesn't say otherwise", async () => {
    const command = new GetObjectCommand({ Bucket: config().S3_BUCKET, Key: key });
    const response = await fetch(await getSignedUrl(storageClient(), command));
    expect(response.headers.get("content-disposition")).toBe("attachment");
  });

  test("errors carry the same headers and reveal no internals", async () => {
    const response = await fetch(`${server.url}/storage/earshot/${key}`);
    expect(response.status).toBe(403);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-type")).toBe("application/xml");
    expect(await response.text()).toMatch(
      /^<\?xml .*\?>\n<Error><Code>AccessDenied<\/Code><Message>.*<\/Message><RequestId>req_\w+<\/RequestId><\/Error>$/,
    );
  });

  test("a download that was replaced meanwhile isn't resumed in the middle", async () => {
    const etag = (await storage.head(key))?.etag ?? "";
    const resume = async (ifRange: string) =>
      (await fetch(await download(), { headers: { range: "bytes=5-", "if-range": ifRange } })).status;
    expect(await resume(etag)).toBe(206);
    expect(await resume('"another"')).toBe(200);
  });

  test.each([["bytes=5-2"], ["bytes=0-1,3-4"], ["bytes=-"], ["lines=1-2"]])("%s is answered whole", async (range) => {
    expect((await fetch(await download(), { headers: { range } })).status).toBe(200);
  });

  test("416 states the size", async () => {
    const response = await fetch(await download(), { headers: { range: "bytes=900-" } });
    expect(response.headers.get("content-range")).toBe(`bytes */${content.length}`);
  });
});

test("no link removes or changes anything except by PUT", async () => {
  for (const method of ["DELETE", "POST", "PATCH"]) {
    const response = await fetch(await download(), { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, PUT"]);
  }
  expect(await storage.head(key)).not.toBeNull();
});

test("other buckets don't exist, and with a real S3 the embedded store is closed", async () => {
  const url = await download();
  expect((await fetch(url.replace("/earshot/", "/another/"))).status).toBe(404);
  const S3_ENDPOINT = "http://127.0.0.1:9";
  const restore = storageSettings({ APP_URL: server.url, DATA_DIR: dirname(server.root), S3_ENDPOINT });
  expect((await fetch(url)).status).toBe(404);
  restore();
});

test("an upload link copies nothing, whatever its caller names: it would open everybody's objects", async () => {
  const target = newObjectKey("wsp_test");
  const upload = { key: target, contentType: "video/mp4", sizeBytes: 0, expiresInSeconds: 900 };
  const { url, headers } = await storage.presignUpload(upload);
  const source = { "x-amz-copy-source": `/${config().S3_BUCKET}/${key}` };
  const response = await fetch(url, { method: "PUT", headers: { ...headers, ...source }, body: new Uint8Array() });
  expect(response.status).toBe(403);
  expect(await storage.head(target)).toBeNull();
});
