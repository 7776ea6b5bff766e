import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { list } from "@/lib/services/clips/list";
import { search } from "@/lib/services/search/search";
import { makeProject, makeTag } from "@/tests/support/data/tags";
import { makeCaller, makeWorkspace } from "@/tests/support/factories";
import { entriesRead } from "@/tests/support/watch/entries-read";

const FILES = 30;
const CLIPS_OF_FILE = 250;
const PAGE = 25;

let caller: Awaited<ReturnType<typeof makeCaller>>;

beforeAll(async () => {
  caller = await makeCaller();
  const { id } = caller.workspace;
  const tagId = await makeTag(caller.ctx, await makeProject(caller.ctx));
  await db().$executeRaw`
    INSERT INTO passage (id, workspace_id, owner_id, source_name, first_index, first_offset, last_index, last_offset,
                         start_seconds, end_seconds, text)
    SELECT 'psg_' || f || '_' || n, ${id}, 'fil_' || f, 'a.wav', n, 0, n, 4, n * 5, n * 5 + 4, 'said'
      FROM generate_series(1, ${FILES}) f, generate_series(1, ${CLIPS_OF_FILE}) n`;
  await db().$executeRaw`
    INSERT INTO clip (id, workspace_id, passage_id, title, updated_at)
    SELECT 'clp_' || id, workspace_id, id, 'Said', now() FROM passage WHERE workspace_id = ${id}`;
  await db().$executeRaw`
    INSERT INTO tag_application (id, workspace_id, tag_id, passage_id)
    SELECT 'tap_' || id, workspace_id, ${tagId}, id FROM passage WHERE workspace_id = ${id}`;
  // PostgreSQL assumes that all workspaces have equally many rows.
  for (let at = 1; at <= 8; at++)
    await db().$executeRaw`
      INSERT INTO passage (id, workspace_id, owner_id, source_name, text)
      VALUES (${`psg_small${at}`}, ${(await makeWorkspace()).id}, 'fil_small', 'b.wav', 'said')`;
  for (const table of ["passage", "clip", "tag_application"]) await db().$executeRawUnsafe(`VACUUM ANALYZE ${table}`);
});

test("a page of clips is read from the passages of their own recordings", async () => {
  const { items } = await list(caller.ctx, { limit: PAGE });
  expect(items.map(({ tags }) => tags.length)).toEqual(Array.from({ length: PAGE }, () => 1));
  const read = await entriesRead(() => list(caller.ctx, { limit: PAGE }));
  expect(read.get("passage")).toBeLessThanOrEqual((PAGE + 1) * (CLIPS_OF_FILE + 2));
  expect(read.get("tag_application")).toBeLessThanOrEqual(2 * (PAGE + 1));
});

test("a search for two letters reads the newest clips until it has those that it ranks", async () => {
  expect((await search(caller.ctx, { q: "sa", limit: PAGE })).items.map(({ type }) => type)).toContain("clip");
  const read = await entriesRead(() => search(caller.ctx, { q: "sa", limit: PAGE }));
  expect(read.get("clip")).toBeLessThan(1_000);
});

test("words that no clip has are looked up, and those of an old clip found by title, quote, speaker and source", async () => {
  const { id } = caller.workspace;
  await db().$executeRaw`UPDATE passage SET text = 'Der Aufzug war 100% kaputt', speaker = 'Jörg' WHERE id = 'psg_1_1'`;
  await db().$executeRaw`UPDATE passage SET source_name = 'Kiosk.wav' WHERE id IN ('psg_1_2', 'psg_1_3')`;
  await db().$executeRaw`UPDATE clip SET title = 'Zebra crossing' WHERE id = 'clp_psg_1_3'`;
  await db().$executeRaw`
    UPDATE clip SET created_at = now() - interval '1 year' - length(id) * interval '1 hour' WHERE workspace_id = ${id} AND id LIKE 'clp_psg_1_%'`;
  await db().$executeRawUnsafe("VACUUM ANALYZE clip");
  await db().$executeRawUnsafe("VACUUM ANALYZE passage");
  const found = async (q: string) => (await list(caller.ctx, { limit: PAGE, q })).items.map((clip) => clip.id);
  expect(await found("100%")).toEqual(["clp_psg_1_1"]);
  expect(await found("jörg")).toEqual(["clp_psg_1_1"]);
  expect(await found("KAPUTT")).toEqual(["clp_psg_1_1"]);
  expect(await found("kiosk")).toEqual(["clp_psg_1_3", "clp_psg_1_2"]);
  expect(await found("zebra")).toEqual(["clp_psg_1_3"]);
  expect(await found("1000%")).toEqual([]);
  for (const q of ["nowhere said", "zebra"]) {
    const read = await entriesRead(() => list(caller.ctx, { limit: PAGE, q }));
    expect(read.get("clip"), q).toBeLessThan(1_500);
    expect(read.get("passage"), q).toBeLessThan(1_500);
  }
});

test("pages of clips with common words continue in order to the last", async () => {
  const page = await list(caller.ctx, { limit: PAGE, q: "said", fileId: undefined });
  expect(page.items).toHaveLength(PAGE);
  let cursor: string | undefined;
  const ids: string[] = [];
  do {
    const next = await list(caller.ctx, { limit: 100, q: "kiosk", ...(cursor && { cursor }) });
    ids.push(...next.items.map((clip) => clip.id));
    cursor = next.nextCursor ?? undefined;
  } while (cursor);
  expect(ids).toHaveLength(2);
  const one = await list(caller.ctx, { limit: 1, q: "kiosk" });
  const two = await list(caller.ctx, { limit: 1, q: "kiosk", cursor: one.nextCursor ?? "" });
  expect([...one.items, ...two.items].map((clip) => clip.id)).toEqual(ids);
  expect(two.nextCursor).toBeNull();
});
