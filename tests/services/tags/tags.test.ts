import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { children } from "@/lib/services/tags/children";
import { create } from "@/lib/services/tags/create";
import { get } from "@/lib/services/tags/get";
import { listTree } from "@/lib/services/tags/list-tree";
import { merge } from "@/lib/services/tags/merge";
import { remove } from "@/lib/services/tags/remove";
import { update } from "@/lib/services/tags/update";
import { makeProject, makeTag, tagLines } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";

const LINES = ["The card scared us.", "The price was fine.", "We asked our boss."].map((text) => ({ text }));

async function start() {
  const caller = await makeCaller();
  const projectId = await makeProject(caller.ctx);
  const ownerId = await addTranscript(caller.ctx, LINES, { projectId });
  return { ...caller, projectId, ownerId };
}

const titles = (tags: { title: string }[]) => tags.map(({ title }) => title);

describe("the tree of a project's tags", () => {
  test("each tag is followed by those in it, and a passage with several tags below counts once", async () => {
    const { ctx, projectId, ownerId } = await start();
    const money = await makeTag(ctx, projectId, "money");
    const price = await makeTag(ctx, projectId, "Price", money);
    const card = await makeTag(ctx, projectId, "card", money);
    await makeTag(ctx, projectId, "Approval");
    await tagLines(ctx, price, ownerId, 0);
    await tagLines(ctx, card, ownerId, 0);
    await tagLines(ctx, card, ownerId, 1);
    await tagLines(ctx, money, ownerId, 2);
    const tree = await listTree(ctx, projectId);
    expect(titles(tree)).toEqual(["Approval", "money", "card", "Price"]);
    expect(tree.map(({ applications, passages }) => [applications, passages])).toEqual([
      [0, 0],
      [1, 3],
      [2, 2],
      [1, 1],
    ]);
  });

  test("titles are in a reader's order: 2 before 10, and letters with accents beside those without", async () => {
    const { ctx, projectId } = await start();
    const above = await makeTag(ctx, projectId, "Steps");
    for (const title of ["Step 10", "zoom", "Ärger", "step 2", "Anger", "Übergang"])
      await makeTag(ctx, projectId, title, above);
    const ordered = ["Anger", "Ärger", "step 2", "Step 10", "Übergang", "zoom"];
    const tree = await listTree(ctx, projectId);
    expect(titles(tree)).toEqual(["Steps", ...ordered]);
    expect(titles(await children(ctx, above))).toEqual(ordered);
  });

  test("a tag's children are found without the rest of the project", async () => {
    const { ctx, projectId } = await start();
    const money = await makeTag(ctx, projectId, "money");
    const price = await makeTag(ctx, projectId, "Price", money);
    await makeTag(ctx, projectId, "card", money);
    await makeTag(ctx, projectId, "yearly", price);
    await makeTag(ctx, projectId, "Approval");
    expect(titles(await children(ctx, money))).toEqual(["card", "Price"]);
    expect(await children((await makeCaller()).ctx, money)).toEqual([]);
  });

  test("a tag never ends up below itself, not even by two moves at once", async () => {
    const { ctx, projectId } = await start();
    const [a, b] = [await makeTag(ctx, projectId, "a"), await makeTag(ctx, projectId, "b")];
    await expect(update(ctx, a, { parentId: a })).rejects.toMatchObject({ kind: "conflict" });
    const moves = await Promise.allSettled([update(ctx, a, { parentId: b }), update(ctx, b, { parentId: a })]);
    expect(moves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listTree(ctx, projectId)).toHaveLength(2);
  });

  test("tags nest at most five levels deep, however they get there", async () => {
    const { ctx, projectId } = await start();
    let parentId: string | undefined;
    for (const title of ["1", "2", "3", "4", "5"]) parentId = await makeTag(ctx, projectId, title, parentId);
    await expect(create(ctx, projectId, { title: "6", parentId })).rejects.toMatchObject({ kind: "conflict" });
    const pair = await makeTag(ctx, projectId, "pair");
    await makeTag(ctx, projectId, "below", pair);
    const tree = await listTree(ctx, projectId);
    const fourth = tree.find(({ title }) => title === "4")?.id;
    await expect(update(ctx, pair, { parentId: fourth })).rejects.toMatchObject({ kind: "conflict" });
    const third = tree.find(({ title }) => title === "3")?.id;
    expect(await update(ctx, pair, { parentId: third })).toMatchObject({ parentId: third });
  });

  test("a parent of another project is refused", async () => {
    const { ctx, projectId } = await start();
    const foreign = await makeTag(ctx, await makeProject(ctx));
    await expect(create(ctx, projectId, { title: "x", parentId: foreign })).rejects.toMatchObject({ kind: "invalid" });
    const own = await makeTag(ctx, projectId);
    await expect(update(ctx, own, { parentId: foreign })).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("deleting a tag", () => {
  test("removes it from everything, moves its children up, and deletes words that nothing quotes", async () => {
    const { ctx, projectId, ownerId } = await start();
    const top = await makeTag(ctx, projectId, "top");
    const middle = await makeTag(ctx, projectId, "middle", top);
    await makeTag(ctx, projectId, "leaf", middle);
    await tagLines(ctx, middle, ownerId, 0);
    const kept = await tagLines(ctx, middle, ownerId, 1);
    await tagLines(ctx, top, ownerId, 1);
    expect(await remove(ctx, middle)).toMatchObject({ title: "middle", applications: 2 });
    const tree = await listTree(ctx, projectId);
    expect(tree.map(({ title, parentId }) => [title, parentId])).toEqual([
      ["top", null],
      ["leaf", top],
    ]);
    const passages = await db().passage.findMany({ where: { ownerId }, select: { id: true } });
    expect(passages).toEqual([{ id: kept.passageId }]);
  });
});

describe("merging two tags", () => {
  test("moves applications, keeps one where both were, and takes the children along", async () => {
    const { ctx, projectId, ownerId } = await start();
    const from = await makeTag(ctx, projectId, "cost");
    const child = await makeTag(ctx, projectId, "hidden cost", from);
    const into = await makeTag(ctx, projectId, "price");
    await tagLines(ctx, from, ownerId, 0);
    await tagLines(ctx, into, ownerId, 0);
    await tagLines(ctx, from, ownerId, 1);
    const left = await merge(ctx, from, into);
    expect(left).toMatchObject({ id: into, applications: 2, passages: 2 });
    expect((await get(ctx, child)).path.map(({ title }) => title)).toEqual(["price"]);
    await expect(get(ctx, from)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("into a tag below it leaves that one in its place", async () => {
    const { ctx, projectId } = await start();
    const top = await makeTag(ctx, projectId, "top");
    const from = await makeTag(ctx, projectId, "from", top);
    const sibling = await makeTag(ctx, projectId, "sibling", from);
    const into = await makeTag(ctx, projectId, "into", from);
    await merge(ctx, from, into);
    const tree = await listTree(ctx, projectId);
    expect(tree.map(({ id, parentId }) => [id, parentId])).toEqual([
      [top, null],
      [into, top],
      [sibling, into],
    ]);
  });

  test("is refused for itself, for another project's tag, and where it would nest too deep", async () => {
    const { ctx, projectId } = await start();
    const tag = await makeTag(ctx, projectId);
    const foreign = await makeTag(ctx, await makeProject(ctx));
    await expect(merge(ctx, tag, tag)).rejects.toMatchObject({ kind: "invalid" });
    await expect(merge(ctx, tag, foreign)).rejects.toMatchObject({ kind: "invalid" });
    let deep: string | undefined;
    for (const title of ["1", "2", "3", "4", "5"]) deep = await makeTag(ctx, projectId, title, deep);
    await makeTag(ctx, projectId, "child", tag);
    await expect(merge(ctx, tag, deep ?? "")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("two merges into each other at once leave one tag with everything", async () => {
    const { ctx, projectId, ownerId } = await start();
    const [a, b] = [await makeTag(ctx, projectId, "a"), await makeTag(ctx, projectId, "b")];
    await tagLines(ctx, a, ownerId, 0);
    await tagLines(ctx, b, ownerId, 1);
    const done = await Promise.allSettled([merge(ctx, a, b), merge(ctx, b, a)]);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listTree(ctx, projectId)).toMatchObject([{ applications: 2 }]);
  });
});

test("observers and other workspaces change nothing", async () => {
  const { workspace, ctx, projectId } = await start();
  const tag = await makeTag(ctx, projectId);
  const observer = await makePerson(workspace, "observer");
  const stranger = await makeCaller();
  for (const act of [
    () => create(observer.ctx, projectId, { title: "x" }),
    () => update(observer.ctx, tag, { title: "x" }),
    () => remove(observer.ctx, tag),
    () => merge(observer.ctx, tag, tag),
  ])
    await expect(act()).rejects.toMatchObject({ kind: "forbidden" });
  expect(titles(await listTree(observer.ctx, projectId))).toEqual(["Pricing"]);
  await expect(update(stranger.ctx, tag, { title: "x" })).rejects.toMatchObject({ kind: "not_found" });
  await expect(listTree(stranger.ctx, projectId)).rejects.toMatchObject({ kind: "not_found" });
});
