import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { list } from "@/lib/services/clips/list";
import { search } from "@/lib/services/search/search";
import { entriesRead } from "@/tests/support/entries-read";
import { makeCaller, makeWorkspace } from "@/tests/support/factories";
import { makeProject, makeTag } from "@/tests/support/tags";

const FILES = 60;
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
  // PostgreSQL takes each workspace to hold as much as any other.
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
