import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "@/lib/core/ids";
import { pool } from "@/lib/db/pool";
import { OutboxDispatcher, type OutboxSend } from "@/lib/jobs/outbox-dispatcher";
import { makeWorkspace } from "@/tests/support/factories";

let workspaceId: string;
const dispatchers: OutboxDispatcher[] = [];

beforeEach(async () => {
  workspaceId = (await makeWorkspace()).id;
});
afterEach(async () => {
  await Promise.all(dispatchers.splice(0).map((dispatcher) => dispatcher.stop()));
});

function dispatcher(send: (events: OutboxSend[]) => Promise<unknown>): OutboxDispatcher {
  const made = new OutboxDispatcher(pool(), send);
  dispatchers.push(made);
  return made;
}

async function writeEvents(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const id = newId("event", 1_700_000_000_000 + index);
    ids.push(id);
    await pool().query(
      `INSERT INTO outbox_event (id, workspace_id, kind, resource_id, data)
       VALUES ($1, $2, 'file.ready', 'fil_1', '{"number": 7}')`,
      [id, workspaceId],
    );
  }
  return ids;
}

const waiting = async () =>
  (await pool().query("SELECT count(*)::int AS count FROM outbox_event WHERE dispatched_at IS NULL")).rows[0].count;
const untilDone = () => vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000, interval: 20 });

test("events are sent once, in order, with workspace and resource added to their data", async () => {
  const ids = await writeEvents(120);
  const sent: OutboxSend[] = [];
  dispatcher(async (events) => sent.push(...events)).wake();
  await untilDone();
  expect(sent.map((event) => event.id)).toEqual(ids);
  expect(sent[0]).toMatchObject({
    name: "earshot/file.ready",
    data: { workspaceId, resourceId: "fil_1", number: 7 },
  });
});

test("events written later are found without a notification", async () => {
  const sent: OutboxSend[] = [];
  dispatcher(async (events) => sent.push(...events)).wake();
  const ids = await writeEvents(2);
  await untilDone();
  expect(sent.map((event) => event.id)).toEqual(ids);
});

test("events of a failed round are sent again under the same ids", async () => {
  const ids = await writeEvents(3);
  const rounds: string[][] = [];
  const send = async (events: OutboxSend[]) => {
    rounds.push(events.map((event) => event.id));
    if (rounds.length === 1) throw new Error("The job server is away.");
  };
  dispatcher(send).wake();
  await untilDone();
  expect(rounds).toEqual([ids, ids]);
});

test("two dispatchers share the work without sending anything twice", async () => {
  const ids = await writeEvents(250);
  const sent: string[] = [];
  const send = async (events: OutboxSend[]) => sent.push(...events.map((event) => event.id));
  for (const each of [dispatcher(send), dispatcher(send)]) each.wake();
  await untilDone();
  expect(sent.toSorted()).toEqual(ids);
});

test("an event that only a newer version knows waits for a process of that version, and holds up no other", async () => {
  const [newer = "", known = ""] = await writeEvents(2);
  await pool().query("UPDATE outbox_event SET kind = 'file.of.tomorrow' WHERE id = $1", [newer]);
  const sent: OutboxSend[] = [];
  dispatcher(async (events) => sent.push(...events)).wake();
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000, interval: 20 });
  expect(sent.map((event) => event.id)).toEqual([known]);
  await pool().query("DELETE FROM outbox_event WHERE id = $1", [newer]);
});
