import { expect, test } from "vitest";
import { GET, POST } from "@/app/v1/projects/[id]/notes/route";
import { call } from "@/tests/support/call";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller } from "@/tests/support/factories";

async function start() {
  const caller = await makeCaller();
  const params = { projectId: await makeProject(caller.ctx) };
  return { key: caller.key, params };
}

test("a note is returned as it was sent, whatever its blocks are", async () => {
  const { key, params } = await start();
  const content = [{ type: "paragraph", text: "a" }, 1.25, "x", null, [], { b: { c: [{}] }, a: "é😀" }];
  const body = { title: "T", emoji: "🔥", content };
  const made = await call(POST, { key, params, body });
  expect([made.status, made.json.data]).toEqual([
    201,
    { id: made.json.data.id, project_id: params.projectId, ...body },
  ]);
  expect((await call(GET, { key, params })).json.data).toEqual([made.json.data]);
});

test("without content, with a number that cannot be stored, or nested too deep it is 422", async () => {
  const { key, params } = await start();
  const deep = JSON.parse(`${"[".repeat(40)}${"]".repeat(40)}`);
  for (const body of [{}, { content: {} }, { content: [], author: "x" }, { content: deep }, { content: ["a\0b"] }])
    expect((await call(POST, { key, params, body })).status, JSON.stringify(body).slice(0, 40)).toBe(422);
});

test("a page of large notes ends early and continues at its cursor", async () => {
  const { key, params } = await start();
  const content = [{ text: "x".repeat(900_000) }];
  for (let at = 0; at < 6; at++) await call(POST, { key, params, body: { title: `${at}`, content } });
  const titles: string[] = [];
  const lengths: number[] = [];
  let cursor: string | null = null;
  do {
    const { json } = await call(GET, { key, params, query: { ...(cursor && { cursor }) } });
    titles.push(...json.data.map(({ title }: { title: string }) => title));
    lengths.push(json.data.length);
    cursor = json.meta.next_cursor;
  } while (cursor);
  expect([titles, lengths]).toEqual([
    ["5", "4", "3", "2", "1", "0"],
    [4, 2],
  ]);
});
