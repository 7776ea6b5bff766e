import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { get } from "@/lib/services/tags/get";
import { listTree } from "@/lib/services/tags/list-tree";
import { makeProject, makeTag } from "@/tests/support/data/tags";
import { makeCaller } from "@/tests/support/factories";
import { entriesRead } from "@/tests/support/watch/entries-read";

const TAGS = 40;
const EACH = 10;
/** The content of other projects in the same installation. */
const ELSEWHERE = 12_000;

let caller: Awaited<ReturnType<typeof makeCaller>>;
let projectId: string;
let topTagId: string;

/** Tags below one, each applied `each` times to separate passages. */
async function fill(workspaceId: string, toProject: string, parentId: string, tags: number, each: number) {
  await db().$executeRaw`
    INSERT INTO tag (id, workspace_id, project_id, parent_id, title, updated_at)
    SELECT ${parentId} || n, ${workspaceId}, ${toProject}, ${parentId}, 'Below ' || n, now() FROM generate_series(1, ${tags}) n`;
  await db().$executeRaw`
    INSERT INTO passage (id, workspace_id, owner_id, source_name, first_index, first_offset, last_index, last_offset, text)
    SELECT 'psg_' || ${parentId} || n, ${workspaceId}, 'fil_' || n % 20, 'a.vtt', n, 0, n, 4, 'said' FROM generate_series(1, ${tags * each}) n`;
  await db().$executeRaw`
    INSERT INTO tag_application (id, workspace_id, tag_id, passage_id)
    SELECT 'tap_' || ${parentId} || n, ${workspaceId}, ${parentId} || (1 + n % ${tags}), 'psg_' || ${parentId} || n
      FROM generate_series(1, ${tags * each}) n`;
}

beforeAll(async () => {
  caller = await makeCaller();
  projectId = await makeProject(caller.ctx);
  topTagId = await makeTag(caller.ctx, projectId);
  await fill(caller.workspace.id, projectId, topTagId, TAGS, EACH);
  const other = await makeCaller();
  const theirs = await makeProject(other.ctx);
  await fill(other.workspace.id, theirs, await makeTag(other.ctx, theirs), 900, ELSEWHERE / 900);
  await db().$executeRawUnsafe("VACUUM ANALYZE tag");
  await db().$executeRawUnsafe("VACUUM ANALYZE tag_application");
  await db().$executeRawUnsafe("VACUUM ANALYZE passage");
});

test("the tree of a project is read from its own tags and what they are on", async () => {
  const tree = await listTree(caller.ctx, projectId);
  expect(tree).toHaveLength(TAGS + 1);
  expect(tree[0]).toMatchObject({ id: topTagId, applications: 0, passages: TAGS * EACH });
  expect(tree[1]).toMatchObject({ applications: EACH, passages: EACH });
  const read = await entriesRead(() => listTree(caller.ctx, projectId));
  // Once for the tag itself and once for the one above it.
  expect(read.get("tag_application")).toBeLessThanOrEqual(2 * TAGS * EACH);
  expect(read.get("tag")).toBeLessThanOrEqual(10 * TAGS);
});

test("a tag's page is read from its own passages", async () => {
  const tag = await get(caller.ctx, `${topTagId}1`);
  expect(tag).toMatchObject({ passages: EACH, path: [{ id: topTagId }] });
  const read = await entriesRead(() => get(caller.ctx, `${topTagId}1`));
  expect(read.get("tag_application")).toBeLessThanOrEqual(4 * EACH);
  expect(read.get("passage")).toBeLessThanOrEqual(2 * EACH);
  expect(read.get("tag")).toBeLessThanOrEqual(20);
});
