import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { update } from "@/lib/services/boards/update";
import { endWatching } from "@/lib/services/boards/watch/end-watching";
import { type BoardEvent, watch } from "@/lib/services/boards/watch/watch";
import { makeBoard, signIn } from "@/tests/support/data/boards";
import { makeKey, makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/watch/count-statements";

let person: Person;
let boardId: string;
beforeEach(async () => {
  person = await makePerson(await makeWorkspace());
  await signIn(person.ctx);
  boardId = (await makeBoard(person.ctx)).boardId;
});

const versionIn = ({ value }: IteratorResult<BoardEvent>) => (value?.event === "version" ? value.data.version : null);

async function watching(who = person, signal = new AbortController().signal) {
  const events = await watch(who.ctx, boardId, signal);
  return { next: async () => versionIn(await events.next()), events };
}

describe("watching a board", () => {
  test("reports the version at once and after every change, to everybody", async () => {
    const other = await makePerson({ id: person.workspaceId, plan: "pro" }, "observer");
    await signIn(other.ctx);
    const [mine, theirs] = [await watching(), await watching(other)];
    expect([await mine.next(), await theirs.next()]).toEqual([0, 0]);
    await update(person.ctx, boardId, { title: "Renamed" });
    expect([await mine.next(), await theirs.next()]).toEqual([1, 1]);
  });

  test("ends for someone who is no longer in the workspace, and continues for the others", async () => {
    const left = await makePerson({ id: person.workspaceId, plan: "pro" });
    await signIn(left.ctx);
    const [mine, theirs] = [await watching(), await watching(left)];
    await Promise.all([mine.next(), theirs.next()]);
    await db().membership.updateMany({ where: { userId: left.id }, data: { active: false } });
    expect((await theirs.events.next()).done).toBe(true);
    await update(person.ctx, boardId, { title: "Renamed" });
    expect(await mine.next()).toBe(1);
  });

  test("ends for everyone but admins once the workspace is going to be deleted", async () => {
    const member = await makePerson({ id: person.workspaceId, plan: "pro" }, "member");
    await signIn(member.ctx);
    const [mine, theirs] = [await watching(), await watching(member)];
    await Promise.all([mine.next(), theirs.next()]);
    await db().workspace.update({ where: { id: person.workspaceId }, data: { deletionAt: new Date() } });
    expect((await theirs.events.next()).done).toBe(true);
    await update(person.ctx, boardId, { title: "Renamed" });
    expect(await mine.next()).toBe(1);
  });

  test.each([
    ["goes back to Free, which has no API", { plan: "free" }],
    ["is going to be deleted", { deletionAt: new Date() }],
  ])("ends for an admin's key once the workspace %s, and continues for the admin", async (_, data) => {
    await makeKey(person);
    const { id: keyId } = await db().apiKey.findFirstOrThrow({ where: { userId: person.id } });
    const actor = { kind: "apiKey" as const, userId: person.id, role: "admin" as const, keyId, readOnly: true };
    const [mine, theirs] = [await watching(), await watching({ ...person, ctx: { ...person.ctx, actor } })];
    await Promise.all([mine.next(), theirs.next()]);
    await db().workspace.update({ where: { id: person.workspaceId }, data });
    expect((await theirs.events.next()).done).toBe(true);
    await update(person.ctx, boardId, { title: "Renamed" });
    expect(await mine.next()).toBe(1);
  });

  test.each([
    ["is signed out", () => db().session.deleteMany({ where: { userId: person.id } })],
    ["is deactivated", () => db().user.update({ where: { id: person.id }, data: { active: false } })],
    ["sees the board deleted", () => db().board.deleteMany({ where: { id: boardId } })],
    ["watches when the process ends", async () => endWatching()],
  ])("ends for somebody who %s", async (_, happens) => {
    const mine = await watching();
    await mine.next();
    await happens();
    expect((await mine.events.next()).done).toBe(true);
  });

  test("ends when the reader goes away, before or after the first event", async () => {
    const stop = new AbortController();
    const mine = await watching(person, stop.signal);
    await mine.next();
    const next = mine.events.next();
    stop.abort();
    expect((await next).done).toBe(true);
    const late = await watching(person, stop.signal);
    expect((await late.events.next()).done).toBe(true);
  });

  test("another workspace's board is not found", async () => {
    const stranger = await makePerson(await makeWorkspace());
    await expect(watch(stranger.ctx, boardId, new AbortController().signal)).rejects.toMatchObject({
      kind: "not_found",
    });
  });

  test("one person can watch at most thirty boards", async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => watching()));
    await expect(watching()).rejects.toMatchObject({ kind: "rate_limited" });
    endWatching();
    for (const { events } of all) await events.return(undefined);
  });
});

test("however many are watching, each poll is one statement", async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => watching()));
  await Promise.all(all.map(({ next }) => next()));
  const statements = await countStatements(async () => {
    await update(person.ctx, boardId, { title: "Renamed" });
    await Promise.all(all.map(({ next }) => next()));
  });
  endWatching();
  expect(statements).toBeLessThan(15);
});
