import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Autosave, type Saving } from "@/components/autosave/autosave";
import { CallError } from "@/lib/api/client/call-error";

type Draft = { title: string; text: string };
type Stored = Draft & { version: number };

const FIRST: Stored = { title: "Trial", text: "", version: 1 };
const refused = new CallError("Somebody changed it.", 409);
const gone = new CallError("There is no such thing.", 404);
const offline = new CallError("No connection.");

/** A thing on a server, which refuses what is based on an older version. */
function server(stored = FIRST) {
  const calls: Partial<Draft>[] = [];
  const failures: Error[] = [];
  const is = { stored, over: false, deleted: false };
  const saving: Saving<Stored, Draft> = {
    draftOf: ({ title, text }) => ({ title, text }),
    save: async (changed, { version }) => {
      calls.push(changed);
      const failure = failures.shift();
      if (failure) throw failure;
      if (is.deleted) throw gone;
      if (version !== is.stored.version || is.over) throw refused;
      is.stored = { ...is.stored, ...changed, version: version + 1 };
      return is.stored;
    },
    latest: async (known) => {
      if (is.deleted) throw gone;
      if (is.over) return null;
      return known.version === is.stored.version ? known : is.stored;
    },
  };
  /** What somebody else saves. */
  const changeElsewhere = (to: Partial<Draft>) => {
    is.stored = { ...is.stored, ...to, version: is.stored.version + 1 };
  };
  return { is, calls, failures, saving, changeElsewhere };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is typed in a row is saved once, after a pause, and only the fields that changed", async () => {
  const { saving, calls, is } = server();
  const autosave = new Autosave(FIRST, saving);
  for (const text of ["N", "No", "Now"]) autosave.change({ text });
  expect(autosave.view()).toMatchObject({ draft: { text: "Now" }, state: { kind: "waiting" } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([{ text: "Now" }]);
  expect(is.stored).toMatchObject({ title: "Trial", text: "Now", version: 2 });
  expect(autosave.view().state).toEqual({ kind: "saved" });
});

test("what is typed while a save is under way is saved after it, based on what that one stored", async () => {
  const { saving, calls, is } = server();
  const autosave: Autosave<Stored, Draft> = new Autosave(FIRST, {
    ...saving,
    save: (changed, stored) => {
      if (changed.text === "one") autosave.change({ text: "two" });
      return saving.save(changed, stored);
    },
  });
  autosave.change({ text: "one" });
  expect(await autosave.flush()).toBe(true);
  expect(calls).toEqual([{ text: "one" }, { text: "two" }]);
  expect(is.stored.text).toBe("two");
});

test("two who wait for it to be saved make no two calls at once", async () => {
  const { saving, is } = server();
  let atOnce = 0;
  const most: number[] = [];
  const slow: typeof saving = {
    ...saving,
    save: async (...given) => {
      most.push(++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const stored = await saving.save(...given);
      atOnce -= 1;
      return stored;
    },
  };
  const autosave = new Autosave(FIRST, slow);
  autosave.change({ text: "a" });
  const both = [autosave.flush(), autosave.flush()];
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect([Math.max(...most), is.stored.text]).toEqual([1, "a"]);
});

test("without a connection it says so, keeps what was typed, and tries again by itself", async () => {
  const { saving, failures, is } = server();
  failures.push(offline, offline);
  const autosave = new Autosave(FIRST, saving);
  autosave.change({ text: "kept" });
  expect(await autosave.flush()).toBe(false);
  expect(autosave.view()).toMatchObject({ draft: { text: "kept" }, state: { kind: "failed", wayBack: null } });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([is.stored.text, autosave.view().state.kind]).toEqual(["kept", "saved"]);
});

test("a change made elsewhere is never overwritten: it is shown as a conflict, and nothing more is saved", async () => {
  const { saving, calls, changeElsewhere, is } = server();
  const autosave = new Autosave(FIRST, saving);
  changeElsewhere({ text: "theirs" });
  autosave.change({ text: "mine" });
  expect(await autosave.flush()).toBe(false);
  expect(autosave.view()).toMatchObject({ draft: { text: "mine" }, state: { kind: "conflict", newer: is.stored } });
  autosave.change({ text: "mine, longer" });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([calls.length, is.stored.text, autosave.view().draft.text]).toEqual([1, "theirs", "mine, longer"]);
});

test("of a conflict, either version can be kept", async () => {
  const { saving, changeElsewhere, is } = server();
  const adopted: Stored[] = [];
  const autosave = new Autosave(FIRST, saving, (stored) => adopted.push(stored));
  changeElsewhere({ text: "theirs" });
  autosave.change({ text: "mine" });
  await autosave.flush();
  expect(await autosave.keepMine(is.stored)).toBe(true);
  expect(is.stored).toMatchObject({ text: "mine", version: 3 });

  changeElsewhere({ text: "theirs again" });
  autosave.change({ text: "mine again" });
  await autosave.flush();
  autosave.adopt(is.stored);
  expect(autosave.view()).toMatchObject({ draft: { text: "theirs again" }, state: { kind: "saved" } });
  expect(adopted).toEqual([is.stored]);
});

test("a refusal of one's own change, whose first answer was lost, is no conflict", async () => {
  const { saving, changeElsewhere, calls } = server();
  const autosave = new Autosave(FIRST, saving);
  autosave.change({ text: "mine" });
  changeElsewhere({ text: "mine" });
  expect(await autosave.flush()).toBe(true);
  autosave.change({ text: "more" });
  expect(await autosave.flush()).toBe(true);
  expect(calls.at(-1)).toEqual({ text: "more" });
});

test.each([
  ["was launched", "over", { over: true }],
  ["was deleted", "gone", { deleted: true }],
] as const)("if it %s meanwhile, the draft stays on screen and saving ends", async (_, kind, state) => {
  const { saving, is } = server();
  const autosave = new Autosave(FIRST, saving);
  Object.assign(is, state);
  autosave.change({ text: "mine" });
  expect(await autosave.flush()).toBe(false);
  expect([autosave.view().state.kind, autosave.stopped(), autosave.view().draft.text]).toEqual([kind, kind, "mine"]);
});

test("a change made elsewhere is shown at once, unless something here waits to be saved", async () => {
  const { saving, changeElsewhere } = server();
  const autosave = new Autosave(FIRST, saving);
  changeElsewhere({ title: "Their title" });
  await autosave.look();
  expect(autosave.view().draft.title).toBe("Their title");

  changeElsewhere({ title: "Newer" });
  autosave.change({ text: "mine" });
  await autosave.look();
  expect(autosave.view()).toMatchObject({ draft: { title: "Their title", text: "mine" }, state: { kind: "waiting" } });
});

test("what is typed while a newer version is looked for isn't replaced by it", async () => {
  const { saving, changeElsewhere } = server();
  const autosave = new Autosave(FIRST, saving);
  changeElsewhere({ title: "Newer" });
  const looked = autosave.look();
  autosave.change({ text: "typed meanwhile" });
  await looked;
  expect(autosave.view().draft).toEqual({ title: "Trial", text: "typed meanwhile" });
});

test("whoever listens is told of each change, until they stop listening", () => {
  const autosave = new Autosave(FIRST, server().saving);
  let told = 0;
  const stop = autosave.subscribe(() => {
    told += 1;
  });
  autosave.change({ text: "a" });
  stop();
  autosave.change({ text: "b" });
  expect(told).toBe(1);
});
