import { describe, expect, test } from "vitest";
import { POST as createTag, GET as listTree } from "@/app/api/library/projects/[id]/tags/route";
import { DELETE as takeOff } from "@/app/api/tag-applications/[id]/route";
import { POST as applyTags, GET as listOnOwner } from "@/app/api/tag-applications/route";
import { POST as merge } from "@/app/api/tags/[id]/merge/route";
import { GET as listPassages } from "@/app/api/tags/[id]/passages/route";
import { GET as csv } from "@/app/api/tags/[id]/passages.csv/route";
import { PATCH, GET as readTag } from "@/app/api/tags/[id]/route";
import { call } from "@/tests/support/call";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

async function start() {
  const { key, ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  const lines = [
    { text: "The card scared us.", speaker: "Maya" },
    { text: "So we left.", speaker: "Tom" },
  ];
  const ownerId = await addTranscript(ctx, lines, { projectId, name: "maya.vtt" });
  const tag = async (title: string, parentId?: string) => {
    const body = { title, color: "#3b82d6", parentId };
    return (await call(createTag, { key, params: { id: projectId }, body })).json;
  };
  const apply = (body: object) => call(applyTags, { key, body: { ownerId, ...body } });
  return { key, projectId, ownerId, tag, apply };
}

const LINE = { firstIndex: 0, firstOffset: 4, lastIndex: 0, lastOffset: 15 };

describe("tags in the app", () => {
  test("several tags are applied to one span at once and are found by their transcript and by the parent tag", async () => {
    const { key, projectId, ownerId, tag, apply } = await start();
    const money = await tag("Money");
    const card = await tag("Card", money.id);
    const fear = await tag("Fear");
    const applied = await apply({ tagIds: [card.id, fear.id], span: LINE });
    expect(applied.status).toBe(201);
    expect(applied.json.evidence).toMatchObject({ quote: "card scared", speaker: "Maya", state: "verbatim" });
    expect(applied.json.applications).toHaveLength(2);
    const { json: on } = await call(listOnOwner, { key, query: { ownerId } });
    expect(on.items.map((one: { tag: { title: string } }) => one.tag.title).sort()).toEqual(["Card", "Fear"]);
    const { json: page } = await call(listPassages, { key, params: { id: money.id } });
    expect(page.items).toMatchObject([
      { evidence: { sourceName: "maya.vtt" }, tags: [{ title: "Card" }, { title: "Fear" }] },
    ]);
    const { json: tree } = await call(listTree, { key, params: { id: projectId } });
    expect(tree.items.map((one: { passages: number }) => one.passages)).toEqual([1, 1, 1]);
    expect((await call(readTag, { key, params: { id: card.id } })).json).toMatchObject({
      path: [{ title: "Money" }],
      sources: [{ ownerId, name: "maya.vtt", passages: 1 }],
      speakers: [{ name: "Maya", passages: 1 }],
    });
  });

  test("by the passage of an existing quote", async () => {
    const { tag, apply, key } = await start();
    const [one, two] = [await tag("One"), await tag("Two")];
    const { json } = await apply({ tagIds: [one.id], span: LINE });
    const body = { tagIds: [two.id], passageId: json.evidence.passageId };
    const again = await call(applyTags, { key, body });
    expect(again.json.applications.map((on: { passageId: string }) => on.passageId)).toEqual([
      ...[json.evidence.passageId, json.evidence.passageId],
    ]);
  });

  test("a span must be given in exactly one way", async () => {
    const { tag, apply, key } = await start();
    const { id } = await tag("One");
    for (const body of [{}, { passageId: "psg_x", span: LINE }, { span: { startSeconds: 1 } }])
      expect((await apply({ tagIds: [id], ...body })).status, JSON.stringify(body)).toBe(400);
    const nowhere = await call(applyTags, { key, body: { tagIds: [id], passageId: "psg_x" } });
    expect([nowhere.status, nowhere.json.error.message]).toEqual([404, "Passage not found."]);
  });

  test("a move below itself is a conflict; a merge returns the remaining tag", async () => {
    const { key, tag } = await start();
    const top = await tag("Top");
    const below = await tag("Below", top.id);
    const moved = await call(PATCH, { key, params: { id: top.id }, body: { parentId: below.id } });
    expect([moved.status, moved.json.error.code]).toEqual([409, "conflict"]);
    for (const parentId of ["", " ", "tag_unknown"])
      expect((await call(PATCH, { key, params: { id: below.id }, body: { parentId } })).json.error).toMatchObject({
        details: [{ path: "parentId", message: "This tag does not exist in the project." }],
      });
    const merged = await call(merge, { key, params: { id: below.id }, body: { intoId: top.id } });
    expect(merged.json).toMatchObject({ id: top.id, title: "Top" });
  });

  test("a removed application is gone, and so is the passage from the tag's page and its CSV", async () => {
    const { key, tag, apply } = await start();
    const { id } = await tag("One");
    const { json } = await apply({ tagIds: [id], span: LINE });
    const whole = await call(csv, { key, params: { id } });
    expect([whole.headers.get("content-type"), whole.text.trimEnd().split("\r\n").length]).toEqual([
      ...["text/csv; charset=utf-8", 2],
    ]);
    expect(whole.headers.get("content-disposition")).toContain('filename="One, passages.csv"');
    const gone = await call(takeOff, { key, params: { id: json.applications[0].id } });
    expect(gone.json).toMatchObject({ tag: { title: "One" } });
    expect((await call(csv, { key, params: { id } })).text.trimEnd().split("\r\n")).toHaveLength(1);
  });
});
