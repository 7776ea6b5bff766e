import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RememberedUploads } from "@/components/uploads/remembered";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const file = new File(["abc"], "ana.mp4", { lastModified: 5 });
const source = { file, path: "Day 1/ana.mp4", projectId: "prj_1" };
const DAY_MS = 24 * 3600_000;

test("a file is recognized by name, size, time and project, with or without its folder", () => {
  const remembered = new RememberedUploads("wsp_1");
  remembered.add(source, "upl_1");
  expect(remembered.find(source)?.uploadId).toBe("upl_1");
  expect(remembered.find({ ...source, path: "ana.mp4" })?.uploadId).toBe("upl_1");
  const others = [
    { ...source, projectId: null },
    { ...source, file: new File(["abcd"], "ana.mp4", { lastModified: 5 }) },
    { ...source, file: new File(["abc"], "ana.mp4", { lastModified: 6 }) },
    { ...source, file: new File(["abc"], "bob.mp4", { lastModified: 5 }), path: "bob.mp4" },
  ];
  expect(others.map((other) => remembered.find(other))).toEqual(others.map(() => undefined));
});

test("workspaces don't see each other's uploads, and a forgotten one leaves nothing", () => {
  const remembered = new RememberedUploads("wsp_1");
  remembered.add(source, "upl_1");
  expect(new RememberedUploads("wsp_2").list()).toEqual([]);
  remembered.forget("upl_1");
  expect(stored.size).toBe(0);
});

test("uploads are forgotten after a week, and so are unreadable entries", () => {
  const remembered = new RememberedUploads("wsp_1");
  remembered.add(source, "upl_1", Date.now() - 8 * DAY_MS);
  expect(remembered.list()).toEqual([]);
  stored.set("earshot.uploads.wsp_1", "not what we wrote");
  expect(remembered.list()).toEqual([]);
});

test("a browser without storage causes no error", () => {
  vi.stubGlobal("localStorage", undefined);
  const remembered = new RememberedUploads("wsp_1");
  remembered.add(source, "upl_1");
  expect(remembered.list()).toEqual([]);
});
