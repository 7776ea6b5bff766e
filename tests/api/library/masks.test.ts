import { describe, expect, test } from "vitest";
import * as original from "@/app/api/transcripts/[id]/masks/[maskId]/original/route";
import * as applied from "@/app/api/transcripts/[id]/masks/apply/route";
import * as dismissed from "@/app/api/transcripts/[id]/masks/dismiss/route";
import * as restored from "@/app/api/transcripts/[id]/masks/restore/route";
import * as masks from "@/app/api/transcripts/[id]/masks/route";
import * as scanned from "@/app/api/transcripts/[id]/masks/scan/route";
import * as unmasked from "@/app/api/transcripts/[id]/masks/unmask/route";
import { db } from "@/lib/db/client";
import { call, type Route } from "@/tests/support/call";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeKey, makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";

const LINES = [
  { speaker: "Moderator", text: "Hello Maria, what is your name in full?" },
  { speaker: "Maria Lopez", text: "Maria Lopez. Write to maria@example.com, or call +1 415 555 0132." },
  { speaker: "Maria Lopez", text: "My zip code is 94110." },
];

async function scene() {
  const workspace = await makeWorkspace("team");
  const [admin, member, observer] = await Promise.all([
    makePerson(workspace, "admin"),
    makePerson(workspace, "member"),
    makePerson(workspace, "observer"),
  ]);
  const ownerId = await addTranscript(member.ctx, LINES);
  const [adminSession, session, observerSession] = await Promise.all([admin, member, observer].map(makeSession));
  const params = { ownerId };
  await call(scanned.POST as Route, { session, params, body: {} });
  const list = async (query: Record<string, string> = {}, as = session) =>
    (await call(masks.GET as Route, { session: as, params, query })).json;
  return { admin, ownerId, params, adminSession, session, observerSession, list };
}

describe("personal data over the app API", () => {
  test("is listed in reading order with context, and scanned again without a change", async () => {
    const { list, session, params } = await scene();
    const { items, counts, scannedAt } = await list();
    expect(scannedAt).toEqual(expect.any(String));
    expect(items.map((item: { words: string; token: string }) => [item.words, item.token])).toEqual([
      ["Maria Lopez", "[name 1]"],
      ["Maria", "[name 1]"],
      ["Maria Lopez", "[name 1]"],
      ["maria@example.com", "[email]"],
      ["+1 415 555 0132", "[phone]"],
      ["94110", "[address]"],
    ]);
    expect(items[1]).toMatchObject({ before: "Hello ", after: ", what is your name in full?", index: 0 });
    expect(items[0]).toMatchObject({ isSpeaker: true, index: null });
    expect(counts.suggested).toMatchObject({ name: 3, email: 1, phone: 1, address: 1, total: 6 });
    const again = await call(scanned.POST as Route, { session, params, body: {} });
    expect(again.json.counts).toEqual(counts);
    const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);
    expect(ids(await list())).toEqual(ids({ items }));
  });

  test("comes in pages and by kind", async () => {
    const { list } = await scene();
    const first = await list({ limit: "4" });
    const second = await list({ limit: "4", cursor: first.nextCursor });
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([4, 2, null]);
    expect((await list({ kind: "email" })).items).toHaveLength(1);
    expect((await list({ status: "masked" })).items).toEqual([]);
  });

  test("is masked by kind, dismissed, restored, and kept through another scan", async () => {
    const { list, session, params, ownerId } = await scene();
    const done = await call(applied.POST as Route, { session, params, body: { kind: "name" } });
    expect(done.json).toMatchObject({ changed: 3, counts: { masked: { name: 3 }, suggested: { total: 3 } } });
    const [phone] = (await list({ kind: "phone" })).items;
    const body = { maskIds: [phone.id] };
    expect((await call(dismissed.POST as Route, { session, params, body })).json.changed).toBe(1);
    const again = await call(scanned.POST as Route, { session, params, body: {} });
    expect(again.json.counts).toMatchObject({ dismissed: { phone: 1 }, masked: { name: 3 }, suggested: { total: 2 } });
    expect((await call(restored.POST as Route, { session, params, body })).json.changed).toBe(1);
    await call(applied.POST as Route, { session, params, body: { all: true } });
    const lines = await db().segment.findMany({ where: { ownerId }, orderBy: { index: "asc" } });
    expect(lines.map(({ speaker, text }) => [speaker, text])).toEqual([
      ["Moderator", "Hello [name 1], what is your name in full?"],
      ["[name 1]", "[name 1]. Write to [email], or call [phone]."],
      ["[name 1]", "My zip code is [address]."],
    ]);
    const masked = (await list({ status: "masked" })).items;
    expect(masked.every(({ words }: { words: null }) => words === null)).toBe(true);
    expect(masked.map((item: { before: string; after: string }) => item.before)).toContain("[name 1]. Write to ");
  });

  test("is added by hand, once", async () => {
    const { session, params, ownerId, list } = await scene();
    const body = { index: 2, startOffset: 3, endOffset: 11, kind: "other" };
    const { status, json } = await call(masks.POST as Route, { session, params, body });
    expect([status, json.status, json.token]).toEqual([201, "masked", "[private]"]);
    const line = await db().segment.findFirstOrThrow({ where: { ownerId, index: 2 } });
    expect(line.text).toBe("My [private] is 94110.");
    const [zip] = (await list({ kind: "address" })).items;
    expect(line.text.slice(zip.startOffset, zip.endOffset)).toBe("94110");
    const twice = await call(masks.POST as Route, { session, params, body });
    expect([twice.status, twice.json.error.message]).toEqual([409, "Some of these words are already masked."]);
    const nowhere = await call(masks.POST as Route, { session, params, body: { ...body, index: 9 } });
    expect([nowhere.status, nowhere.json.error.details[0].path]).toEqual([400, "index"]);
  });

  test("is revealed to signed-in admins only", async () => {
    const { admin, adminSession, session, observerSession, params, ownerId, list } = await scene();
    await call(applied.POST as Route, { session, params, body: { all: true } });
    const [, first] = (await list({ status: "masked" })).items;
    const one = { ...params, maskId: first.id };
    const seen = await call(original.GET as Route, { session: adminSession, params: one });
    expect([seen.status, seen.json]).toEqual([200, { original: "Maria" }]);
    expect(await db().auditEntry.count({ where: { action: "transcript.mask_revealed", targetId: first.id } })).toBe(1);
    for (const as of [session, observerSession])
      expect((await call(original.GET as Route, { session: as, params: one })).status).toBe(403);
    const key = await makeKey(admin);
    expect((await call(original.GET as Route, { key, params: one })).status).toBe(403);
    const body = { maskIds: [first.id] };
    expect((await call(unmasked.POST as Route, { key, params, body })).status).toBe(403);
    expect((await call(unmasked.POST as Route, { session, params, body })).status).toBe(403);
    expect((await call(unmasked.POST as Route, { session: adminSession, params, body })).json.changed).toBe(1);
    const line = await db().segment.findFirstOrThrow({ where: { ownerId, index: 0 } });
    expect(line.text).toBe("Hello Maria, what is your name in full?");
    for (const route of [applied.POST, dismissed.POST, restored.POST])
      expect((await call(route as Route, { session: observerSession, params, body: { all: true } })).status).toBe(403);
  });

  test("is chosen in exactly one way at a time", async () => {
    const { session, params } = await scene();
    for (const body of [{}, { all: true, kind: "name" }, { all: false }, { maskIds: [] }, { everything: true }]) {
      const { status, json } = await call(applied.POST as Route, { session, params, body });
      expect([status, json.error.code], JSON.stringify(body)).toEqual([400, "bad_request"]);
    }
  });
});
