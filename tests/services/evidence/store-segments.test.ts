import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { storeSegments } from "@/lib/services/evidence/store-segments";
import { makeCaller } from "@/tests/support/factories";

async function stored(language: string | null, texts: [string | null, string][]) {
  const { ctx, workspace } = await makeCaller();
  const fileId = newId("file");
  const row = { id: fileId, workspaceId: workspace.id, name: "x.vtt", status: "ready", assetType: "TEXT" };
  await db().file.create({ data: { ...row, contentType: "text/vtt", sizeBytes: 1, storageKey: fileId } });
  const transcript = { id: newId("transcript"), workspaceId: workspace.id, ownerId: fileId, fileId, language };
  await db().transcript.create({ data: { ...transcript, source: "file", segmentCount: texts.length } });
  const segments = texts.map(([speaker, text], index) => ({
    index,
    speaker,
    text,
    startSeconds: index ? index * 2.5 : null,
    endSeconds: index ? index * 2.5 + 2 : null,
  }));
  await transaction(ctx, (tx) => storeSegments(tx, { workspaceId: workspace.id, ownerId: fileId, language, segments }));
  const finds = async (query: string) =>
    (
      await db().$queryRawUnsafe<{ index: number }[]>(
        "SELECT index FROM segment WHERE owner_id = $1 AND search @@ to_tsquery($3::text::regconfig, $2) ORDER BY index",
        fileId,
        query,
        searchConfig(language),
      )
    ).map((found) => found.index);
  return { fileId, finds };
}

test("segments keep text, speaker and times, and are indexed by the stems of their language", async () => {
  const { fileId, finds } = await stored("de-AT", [
    [null, "Die Förderanträge waren teuer."],
    ["Søren Lindqvist", "„Naja“ — die Rechnungen, 'it''s' \\ \"fine\", {a,b}"],
  ]);
  expect(
    await db().segment.findMany({ where: { ownerId: fileId }, omit: { id: true }, orderBy: { index: "asc" } }),
  ).toMatchObject([
    { index: 0, speaker: null, startSeconds: null, endSeconds: null, text: "Die Förderanträge waren teuer." },
    { index: 1, speaker: "Søren Lindqvist", startSeconds: 2.5, endSeconds: 4.5 },
  ]);
  expect(await finds("forderantrag")).toEqual([0]);
  expect(await finds("rechnung")).toEqual([1]);
  expect(await finds("soren & lindqvist")).toEqual([1]);
  expect(await db().transcript.findUniqueOrThrow({ where: { fileId } })).toMatchObject({
    searchConfig: "german",
    speakers: [
      { name: null, segments: 1, questions: 0, words: 4 },
      { name: "Søren Lindqvist", segments: 1, questions: 0, words: 8 },
    ],
  });
});

test("a transcript too long for one statement is stored completely and in order", async () => {
  const line = "words ".repeat(800);
  const texts = Array.from({ length: 450 }, (_, at): [string, string] => [
    "A",
    `${at} ${line}${at === 449 ? "last" : ""}`,
  ]);
  const { fileId, finds } = await stored("en", texts);
  const rows = await db().segment.findMany({
    where: { ownerId: fileId },
    select: { text: true },
    orderBy: { index: "asc" },
  });
  expect(rows.map(({ text }) => text)).toEqual(texts.map(([, text]) => text));
  expect(await finds("last")).toEqual([449]);
});

test("a language without a configuration is indexed word for word", async () => {
  for (const language of ["ja", "auto", null]) {
    const { finds } = await stored(language, [["A", "running the shops"]]);
    expect(await finds("running & the & shops"), String(language)).toEqual([0]);
  }
});

test("an empty transcript stores nothing and does not fail", async () => {
  const { finds } = await stored("en", []);
  expect(await finds("a")).toEqual([]);
});
