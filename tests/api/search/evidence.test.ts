import { beforeAll, describe, expect, test } from "vitest";
import { GET } from "@/app/api/search/evidence/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { create as createClip } from "@/lib/services/clips/create";
import { call } from "@/tests/support/call";
import { addDemoTranscripts, addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makeKey, makePerson } from "@/tests/support/factories";

type Hit = { id: string; fileId: string; speaker?: string; quote: string; marks: { start: number; end: number }[] };

let key: string;
let files: Record<string, string>;
let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  caller = await makeCaller();
  key = caller.key;
  files = await addDemoTranscripts(caller.ctx);
});

const find = async (q: string, query: Record<string, string> = {}): Promise<Hit[]> => {
  const { status, json } = await call(GET, { key, query: { q, ...query } });
  expect(status, JSON.stringify(json)).toBe(200);
  return json.items;
};
const marked = (hit: Hit | undefined) => hit?.marks.map(({ start, end }) => hit.quote.slice(start, end));

describe("GET /api/search/evidence", () => {
  test("finds words in any form, highlights them, and returns the passage verbatim with its place", async () => {
    const [hit] = await find("surprises checkout", { fileIds: files["02"] ?? "" });
    expect(hit).toMatchObject({
      source: "file",
      fileId: files["02"],
      speaker: "Søren",
      url: expect.stringMatching(new RegExp(`^/library/files/${files["02"]}#s\\d+$`)),
      startSeconds: expect.any(Number),
      endSeconds: expect.any(Number),
    });
    expect(hit?.quote).toContain("There's no surprise in the checkout.");
    expect(marked(hit)).toEqual(expect.arrayContaining(["surprise", "checkout"]));
  });

  test("finds a German transcript by German stems and an English one by English stems in one query", async () => {
    const german = async (q: string, form: RegExp) =>
      expect((await find(q)).map((hit) => hit.quote).join("\n"), q).toMatch(form);
    await german("Förderantrag", /Förderanträge/);
    await german("Unterauftragnehmer", /Unterauftragnehmern/);
    await german("Rechnung", /Rechnungen/);
    await german("Liste Unterauftragnehmer", /Liste mit den Unterauftragnehmern/);
    await german("die Liste", /Liste mit den Unterauftragnehmern/);
    await german("Fahrrad OR Unterauftragnehmer", /Unterauftragnehmern/);
    const both = await find("export", { limit: "40" });
    expect(new Set(both.map((hit) => hit.fileId))).toContain(files["07"]);
    expect(new Set(both.map((hit) => hit.fileId))).toContain(files["04"]);
  });

  test("a quoted phrase stays together, and a minus excludes passages", async () => {
    for (const hit of await find('"card up front"')) expect(hit.quote.toLowerCase()).toContain("card up front");
    const without = await find("card -front");
    expect(without.length).toBeGreaterThan(5);
    for (const hit of without) expect(hit.quote.toLowerCase()).not.toMatch(/\bfront\b/);
    expect(await find("-card")).toEqual([]);
    expect(await find('" - "')).toEqual([]);
  });

  test("finds speakers with and without accents, and parts of names and words", async () => {
    for (const [q, speaker] of [
      ["soren lindqvist", "Søren"],
      ["Lindqv", undefined],
      ["ruairi", "Ruairí Ó Dálaigh"],
      ["Adey", "Tunde Adéyẹmí"],
      ["ettlement", undefined],
    ] as const) {
      const hits = await find(q);
      if (speaker)
        expect(
          hits.map((hit) => hit.speaker),
          q,
        ).toContain(speaker);
    }
    const [part] = await find("nterauftrag");
    expect(marked(part)?.[0]?.toLowerCase()).toBe("nterauftrag");
  });

  test("finds words with accents by plain letters and vice versa, in lines, clips and phrases", async () => {
    const own = await makeCaller();
    const lines = async (language: string, texts: string[]) =>
      addTranscript(
        own.ctx,
        texts.map((text) => ({ text })),
        { language },
      );
    const english = await lines("en", ["We met at the Café Müller.", "A cafe with no name.", "Her résumé was naïve."]);
    const french = await lines("fr", ["Les réunions étaient très déçues.", "Il faut préparer la reunion."]);
    const polish = await lines("pl", ["To było za drogie, Łódź też.", "The coffee 커피 was fine."]);
    const ids = async (q: string) =>
      (await call(GET, { key: own.key, query: { q } })).json.items.map((hit: Hit) => hit.id).sort();
    expect(await ids("cafe")).toEqual([`${english}:0`, `${english}:1`]);
    expect(await ids("CAFÉ")).toEqual([`${english}:0`, `${english}:1`]);
    expect(await ids('"cafe muller"')).toEqual([`${english}:0`]);
    expect(await ids('"café müller"')).toEqual([`${english}:0`]);
    expect(await ids("resume naive")).toEqual([`${english}:2`]);
    expect(await ids("reunions")).toEqual([`${french}:0`, `${french}:1`]);
    expect(await ids("réunion")).toEqual([`${french}:0`, `${french}:1`]);
    expect(await ids("lodz bylo")).toEqual([`${polish}:0`]);
    expect(await ids("커피")).toEqual([`${polish}:1`]);
    expect(await ids("cafe -muller")).toEqual([`${english}:1`]);
    const span = { startSeconds: 0, endSeconds: 4 };
    const clip = await createClip(own.ctx, { ownerId: english, span, title: "Where" });
    expect(await ids("muller")).toEqual([clip.id, `${english}:0`].sort());
    const { json } = await call(GET, { key: own.key, query: { q: "met cafe" } });
    expect(marked(json.items[0])).toEqual(["met", "Café"]);
  });

  test("characters beyond ASCII separate words as plain ones do", async () => {
    const own = await makeCaller();
    const text = (language: string, texts: string[]) =>
      addTranscript(
        own.ctx,
        texts.map((line) => ({ text: line })),
        { language },
      );
    const english = await text("en", ["The company’s card was charged.", "The company's card didn't work."]);
    const french = await text("fr", ["L’équipe est partie.", "J'ai vu l'équipe."]);
    const hits = async (q: string) => {
      const { json } = await call(GET, { key: own.key, query: { q } });
      return json.items.sort((a: Hit, b: Hit) => (a.id < b.id ? -1 : 1)) as Hit[];
    };
    const both = await hits("company card");
    expect(both.map((hit) => hit.id)).toEqual([`${english}:0`, `${english}:1`]);
    expect(both.map(marked)).toEqual([
      ["company", "card"],
      ["company", "card"],
    ]);
    for (const q of ["équipe", "equipe", "l’équipe", "l'equipe"])
      expect(
        (await hits(q)).map((hit) => hit.id),
        q,
      ).toEqual([`${french}:0`, `${french}:1`]);
    const signs = ["😀 The “price”—and… «nothing» else", "¿Qué precio? 커피는。", "Preis–Leistung: 20 €/Monat"];
    const other = await text("es", signs);
    for (const [q, line, word] of [
      ["nothing", 0, "nothing"],
      ["price", 0, "price"],
      ["qué", 1, "Qué"],
      ["커피는", 1, "커피는"],
      ["Leistung", 2, "Leistung"],
    ] as const) {
      const [hit] = await hits(q);
      expect([hit?.id, marked(hit)], q).toEqual([`${other}:${line}`, [word]]);
    }
    expect((await hits("“company’s card”")).map((hit) => hit.id)).toEqual([`${english}:0`, `${english}:1`]);
    expect((await hits('"company\'s card"')).map((hit) => hit.id)).toEqual([`${english}:0`, `${english}:1`]);
  });

  test("shows several files before many lines of one", async () => {
    const first = await find("card", { limit: "6" });
    expect(new Set(first.map((hit) => hit.fileId)).size).toBeGreaterThanOrEqual(4);
  });

  test("is limited to a project and to files", async () => {
    const project = await db().project.create({
      data: { id: newId("project"), workspaceId: caller.workspace.id, name: "One" },
    });
    const fileId = await addTranscript(caller.ctx, [{ text: "The card was a nuisance." }], { projectId: project.id });
    expect((await find("card", { projectId: project.id })).map((hit) => hit.id)).toEqual([`${fileId}:0`]);
    expect(
      new Set((await find("price", { fileIds: `${files["01"]},${files["02"]}` })).map((hit) => hit.fileId)),
    ).toEqual(new Set([files["01"], files["02"]]));
    await db().project.delete({ where: { id: project.id } });
  });

  test("pages through every hit once, on the rows that the first page knew", async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { q: "price", limit: "7", ...(cursor && { cursor }) };
      const { json } = await call(GET, { key, query });
      seen.push(...json.items.map((hit: Hit) => hit.id));
      if (!cursor) await addTranscript(caller.ctx, [{ text: "price price price" }], { name: "later.vtt" });
      cursor = json.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(20);
    await db().file.deleteMany({ where: { name: "later.vtt" } });
  });

  test("a cursor of another query or workspace is refused", async () => {
    const { json } = await call(GET, { key, query: { q: "price", limit: "1" } });
    const others: Record<string, string>[] = [{ q: "card" }, { q: "price", projectId: "prj_x" }];
    for (const query of others)
      expect((await call(GET, { key, query: { ...query, cursor: json.nextCursor } })).status).toBe(400);
    const other = await makeCaller();
    expect((await call(GET, { key: other.key, query: { q: "price", cursor: json.nextCursor } })).status).toBe(400);
  });

  test("another workspace finds nothing here and can't name its files", async () => {
    const other = await makeCaller();
    expect((await call(GET, { key: other.key, query: { q: "card" } })).json.items).toEqual([]);
    const theirs: Record<string, string>[] = [{ fileIds: files["01"] ?? "" }, { projectId: newId("project") }];
    for (const query of theirs)
      expect((await call(GET, { key: other.key, query: { q: "card", ...query } })).status).toBe(404);
  });

  test("finds the same once the database knows that one workspace has most of the rows", async () => {
    const queries = ["card", "Förderantrag", "nterauftrag", "Lindqv", "card -front"];
    const all = () => Promise.all(queries.map((q) => find(q)));
    const before = await all();
    await db().$executeRawUnsafe("ANALYZE segment");
    expect(await all()).toEqual(before);
    const other = await makeCaller();
    for (const q of queries) expect((await call(GET, { key: other.key, query: { q } })).json.items, q).toEqual([]);
  });

  test("observers and read-only keys may search", async () => {
    const observer = await makePerson(caller.workspace, "observer");
    const readOnly = await makeKey(observer, { readOnly: true });
    expect((await call(GET, { key: readOnly, query: { q: "card" } })).status).toBe(200);
  });

  test("hostile queries neither fail nor reach the database's syntax", async () => {
    for (const q of [
      "a".repeat(500),
      "' OR 1=1 --",
      "card & | ! ( ) : * <-> \\",
      '"unclosed phrase',
      "-",
      "%%% ___ \\%",
      "🎭 ☃",
      "foo:* bar:A",
      "((((((",
      "or or or",
      "the of and",
    ])
      expect((await call(GET, { key, query: { q } })).status, q).toBe(200);
    expect((await call(GET, { key, query: { q: "a".repeat(501) } })).status).toBe(400);
    expect((await call(GET, { key, query: { q: " " } })).status).toBe(400);
  });
});
