import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PartSender } from "@/components/uploads/part-sender";
import { Turns } from "@/lib/core/data/turns";

const PART_BYTES = 10;
const bytes = new Uint8Array(35).map((_, at) => at);
const upload = {
  id: "upl_1",
  sizeBytes: 35,
  partBytes: PART_BYTES,
  partCount: 4,
  parts: [] as { partNumber: number }[],
};

/**
 * The server and the store as the page reaches them: a part's `answers` are used up one by one, then it is accepted.
 */
let stored: Map<number, Uint8Array>;
let answers: Map<number, number[]>;
let puts: number[];
let linked: number[][];
let most: number;

class FakeRequest {
  upload = { onprogress: (_: { loaded: number }) => undefined };
  status = 0;
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  onloadend = () => undefined;
  static open = 0;
  #part = 0;
  open(_: string, url: string) {
    this.#part = Number(new URL(url).searchParams.get("part"));
  }
  setRequestHeader() {}
  abort() {
    this.onabort();
    this.onloadend();
  }
  async send(blob: Blob) {
    FakeRequest.open += 1;
    most = Math.max(most, FakeRequest.open);
    puts.push(this.#part);
    const body = new Uint8Array(await blob.arrayBuffer());
    FakeRequest.open -= 1;
    this.upload.onprogress({ loaded: body.length });
    this.status = answers.get(this.#part)?.shift() ?? 200;
    if (this.status === 200) stored.set(this.#part, body);
    if (this.status === 0) this.onerror();
    else this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  [stored, answers, puts, linked, most] = [new Map(), new Map(), [], [], 0];
  const fetched = async (_: string, { body }: { body: string }) => {
    const { partNumbers } = JSON.parse(body);
    linked.push(partNumbers);
    const parts = partNumbers.map((partNumber: number) => ({
      partNumber,
      url: `http://store.test/?part=${partNumber}`,
    }));
    return Response.json({ parts, expiresAt: new Date(Date.now() + 900_000).toISOString() });
  };
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("navigator", { onLine: true });
  const page = new EventTarget();
  // The connection is back as soon as somebody waits for it.
  vi.stubGlobal("window", {
    addEventListener: (_: string, act: () => void) => queueMicrotask(act),
    removeEventListener: page.removeEventListener.bind(page),
  });
});
afterEach(() => vi.unstubAllGlobals());

const senderOf = (parts = upload.parts) => {
  const sent: number[] = [];
  const troubles: unknown[] = [];
  const hooks = { onSent: (count: number) => sent.push(count), onTrouble: (one: unknown) => troubles.push(one) };
  const sender = new PartSender(new Blob([bytes]), { ...upload, parts }, new Turns(3), hooks);
  return { run: (signal = new AbortController().signal) => sender.run(signal), sent, troubles };
};
const joined = () => [...stored].toSorted(([a], [b]) => a - b).flatMap(([, part]) => [...part]);

test("every part is sent once, three at a time, and together they are the file", async () => {
  const { run, sent } = senderOf();
  await run();
  expect(joined()).toEqual([...bytes]);
  expect(puts.toSorted()).toEqual([1, 2, 3, 4]);
  expect(most).toBeLessThanOrEqual(3);
  expect(sent.at(-1)).toBe(35);
});

test("parts that have already arrived aren't sent again, but count", async () => {
  const { run, sent } = senderOf([{ partNumber: 1 }, { partNumber: 4 }]);
  await run();
  expect(puts.toSorted()).toEqual([2, 3]);
  expect([sent[0], sent.at(-1)]).toEqual([15, 35]);
});

test("a part whose connection breaks is sent again until it has arrived", async () => {
  answers.set(2, [0, 503, 0]);
  const { run, troubles } = senderOf();
  await run();
  expect(joined()).toEqual([...bytes]);
  expect(puts.filter((part) => part === 2)).toHaveLength(4);
  expect(troubles).toContain("retrying");
});

test("an expired link is requested again; a permanent refusal ends the upload", async () => {
  answers.set(3, [403]);
  await senderOf().run();
  expect(joined()).toEqual([...bytes]);
  expect(linked.flat().filter((part) => part === 3)).toHaveLength(2);
  stored.clear();
  answers.set(1, [403, 403, 403, 403, 403]);
  await expect(senderOf().run()).rejects.toMatchObject({ status: 403 });
});

test("a part that the store no longer knows ends the others too", async () => {
  answers.set(1, [404]);
  await expect(senderOf().run()).rejects.toMatchObject({ status: 404 });
});

test("a part that no longer fits ends the upload, and says why", async () => {
  answers.set(2, [507]);
  const { run } = senderOf();
  await expect(run()).rejects.toMatchObject({ status: 507, message: expect.stringContaining("no space left") });
  expect(puts.filter((part) => part === 2)).toHaveLength(1);
});
