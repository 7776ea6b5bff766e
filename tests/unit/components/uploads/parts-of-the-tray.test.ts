import { expect, test } from "vitest";
import { nameOf } from "@/components/uploads/source";
import { Speed } from "@/components/uploads/speed";
import { timeLeft } from "@/components/uploads/time-left";
import { trayOrder } from "@/components/uploads/tray-order";
import { trayTotals } from "@/components/uploads/tray-totals";
import type { Upload } from "@/components/uploads/upload";
import { Turns } from "@/lib/core/data/turns";

const upload = (key: number, to: Partial<Upload>): Upload => ({
  key,
  name: `file ${key}`,
  sizeBytes: 100,
  projectId: null,
  state: "waiting",
  sentBytes: 0,
  bytesPerSecond: null,
  trouble: null,
  error: null,
  isRefused: false,
  duplicate: null,
  uploadId: null,
  fileId: null,
  ...to,
});

test("speed is that of the last seconds, and unknown at first", () => {
  const speed = new Speed();
  expect(speed.note(0, 0)).toBeNull();
  expect(speed.note(500, 500)).toBeNull();
  expect(speed.note(2_000, 2_000)).toBe(1_000);
  for (let second = 3; second <= 20; second++) speed.note(2_000 + (second - 2) * 10, second * 1_000);
  expect(speed.note(2_190, 21_000)).toBeCloseTo(10);
});

test("speed starts over when a part takes its bytes back", () => {
  const speed = new Speed();
  speed.note(0, 0);
  speed.note(5_000, 2_000);
  expect(speed.note(1_000, 2_100)).toBeNull();
});

test.each([
  [1_000, null, null],
  [1_000, 0, null],
  [1_000, 1_000, "1 second left"],
  [41_000, 1_000, "50 seconds left"],
  [61_000, 1_000, "2 minutes left"],
  [7_200_000, 1_000, "2 hours left"],
])("%i bytes at %s a second: %s", (bytes, speed, said) => expect(timeLeft(bytes, speed)).toBe(said));

test("what needs a decision comes first, and a long list is cut off", () => {
  const uploads = [
    upload(1, { state: "done" }),
    upload(2, {}),
    upload(3, { state: "failed" }),
    upload(4, { state: "sending" }),
  ];
  expect(trayOrder(uploads).shown.map(({ key }) => key)).toEqual([3, 4, 2, 1]);
  const many = Array.from({ length: 100 }, (_, key) => upload(key, {}));
  expect([trayOrder(many).shown.length, trayOrder(many).more]).toEqual([60, 40]);
});

test("the total counts what is done, leaves out what failed, and adds up the speeds", () => {
  const totals = trayTotals([
    upload(1, { state: "done" }),
    upload(2, { state: "sending", sentBytes: 50, bytesPerSecond: 10 }),
    upload(3, { state: "sending", sentBytes: 10, bytesPerSecond: 5 }),
    upload(4, { state: "failed", sentBytes: 99 }),
    upload(5, { state: "failed", isRefused: true }),
  ]);
  expect(totals).toMatchObject({ underWay: 2, done: 1, failed: 2, sizeBytes: 300, sentBytes: 160, bytesPerSecond: 15 });
  // A file that the library refuses would fail again.
  expect(totals.failedByChance).toBe(1);
});

test("a name is the path within its folder; one that is too long keeps its end", () => {
  expect(nameOf({ path: "Interviews/Day 1/ana.vtt" })).toBe("Interviews/Day 1/ana.vtt");
  const long = nameOf({ path: `${"folder/".repeat(60)}ana.vtt` });
  expect([long.length, long.endsWith("/ana.vtt")]).toEqual([255, true]);
});

test("turns are taken in order, never more than allowed, and a failure passes its turn on", async () => {
  const turns = new Turns(2);
  const order: number[] = [];
  let running = 0;
  const act = (number: number) =>
    turns.take(async () => {
      running += 1;
      expect(running).toBeLessThanOrEqual(2);
      order.push(number);
      await Promise.resolve();
      running -= 1;
      if (number === 1) throw new Error("no");
    });
  const all = await Promise.allSettled([0, 1, 2, 3, 4].map(act));
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled", "fulfilled"]);
  expect(order).toEqual([0, 1, 2, 3, 4]);
});
