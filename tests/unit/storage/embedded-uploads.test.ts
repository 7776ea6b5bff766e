import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GET, PUT } from "@/app/storage/[[...path]]/route";
import { requestBody } from "@/lib/integrations/storage/embedded/request-body";
import { sweepStale } from "@/lib/integrations/storage/embedded/sweep-stale";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import * as storage from "@/lib/integrations/storage/storage";
import { embeddedStorage, storageProcess } from "../../support/storage/storage";

let server: Awaited<ReturnType<typeof embeddedStorage>>;
let key: string;
beforeAll(async () => {
  server = await embeddedStorage();
});
beforeEach(() => {
  key = newObjectKey("wsp_test");
});
afterAll(() => server.close());

const MIB = 1024 ** 2;
const incoming = (root = server.root) => readdir(join(root, "incoming")).catch(() => []);
const uploadOf = (sizeBytes: number) =>
  storage.presignUpload({ key, contentType: "audio/mpeg", sizeBytes, expiresInSeconds: 900 });

/** Hands the route a body of any length under a signed `content-length`, as a faulty proxy could. */
async function handUp(sizeBytes: number, body: ReadableStream<Uint8Array>) {
  const { url, headers } = await uploadOf(sizeBytes);
  const init = { method: "PUT", headers: { ...headers, "content-length": String(sizeBytes) }, body, duplex: "half" };
  return PUT(new Request(url, init));
}

test("reading stops at the first byte too many, and nothing is stored", async () => {
  let taken = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken++;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  expect((await handUp(10_000, endless)).status).toBe(400);
  expect(taken).toBeLessThan(15);
  expect(await storage.head(key)).toBeNull();
  expect(await incoming()).toEqual([]);
});

test("a short body leaves nothing", async () => {
  expect((await handUp(10_000, new Blob(["short"]).stream())).status).toBe(400);
  expect(await storage.head(key)).toBeNull();
  expect(await incoming()).toEqual([]);
});

test("a sender that falls silent is disconnected", async () => {
  const silent = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(3)) });
  expect(await buffer(requestBody(silent, 20))).toHaveLength(3);
});

test("a client that goes away in the middle leaves nothing", async () => {
  const { url, headers } = await uploadOf(4 * MIB);
  const sending = request(url, { method: "PUT", headers: { ...headers, "content-length": 4 * MIB } });
  sending.on("error", () => undefined);
  sending.write(Buffer.alloc(MIB));
  await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), 10_000);
  sending.destroy();
  await vi.waitFor(async () => expect(await incoming()).toEqual([]), 10_000);
  expect(await storage.head(key)).toBeNull();
});

const openFiles = async () => (await readdir("/proc/self/fd").catch(() => [])).length;
const downloadOf = () =>
  storage.presignDownload({ key, fileName: "a.mp3", contentType: "audio/mpeg", inline: true, expiresInSeconds: 900 });

test("a client that goes away in the middle of a download frees the file", async () => {
  await storage.put(key, randomBytes(4 * MIB), "audio/mpeg");
  const url = await downloadOf();
  const before = await openFiles();
  for (let i = 0; i < 20; i++) {
    const reader = (await GET(new Request(url))).body?.getReader();
    await reader?.read();
    await reader?.cancel();
  }
  await vi.waitFor(async () => expect(await openFiles()).toBeLessThan(before + 10), 10_000);
});

test("a client that goes away before its download begins frees the file", async () => {
  await storage.put(key, randomBytes(4 * MIB), "audio/mpeg");
  const url = new URL(await downloadOf());
  const asked = `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`;
  const before = await openFiles();
  for (let i = 0; i < 40; i++) {
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, "connect");
    socket.end(asked, () => socket.destroy());
    await once(socket, "close");
  }
  await vi.waitFor(async () => expect(await openFiles()).toBeLessThan(before + 10), 10_000);
});

test("of several uploads to one key, one wins as a whole", async () => {
  const contents = Array.from({ length: 8 }, () => randomBytes(MIB));
  const { url, headers } = await uploadOf(MIB);
  const statuses = contents.map(async (body) => (await fetch(url, { method: "PUT", headers, body })).status);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  const stored = await buffer(await storage.open(key));
  expect(contents.filter((content) => content.equals(stored))).toHaveLength(1);
});

test("anyone reading while the object is replaced gets the whole old one", async () => {
  const old = randomBytes(4 * MIB);
  await storage.put(key, old, "audio/mpeg");
  const reading = await storage.open(key);
  await storage.put(key, randomBytes(100), "audio/mpeg");
  expect((await buffer(reading)).equals(old)).toBe(true);
});

test("kill -9 midway leaves no object; what it left is swept once stale", async () => {
  const other = await storageProcess();
  try {
    const { url, headers } = await uploadOf(4 * MIB);
    const sending = request(url, { method: "PUT", headers: { ...headers, "content-length": 4 * MIB } });
    sending.on("error", () => undefined);
    sending.write(Buffer.alloc(MIB));
    await vi.waitFor(async () => expect(await incoming(other.root)).toHaveLength(1), 10_000);
    await other.kill();
    expect(await storage.head(key)).toBeNull();

    const [left = ""] = await incoming(other.root);
    const directory = join(other.root, "incoming");
    await writeFile(join(directory, "still-going"), "");
    await sweepStale(directory, 3600_000);
    expect(await incoming(other.root)).toHaveLength(2);
    const longAgo = new Date(Date.now() - 2 * 3600_000);
    await utimes(join(directory, left), longAgo, longAgo);
    await storage.put(key, Buffer.from("x"), "audio/mpeg");
    expect(await incoming(other.root)).toEqual(["still-going"]);
  } finally {
    await other.close();
  }
});
