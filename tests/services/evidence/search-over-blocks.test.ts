import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { search } from "@/lib/services/evidence/search";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const BLOCK = 65_536;
const LINES = 160;
const FILES = 4;

/** Where both words occur together: in the middle of a file, where no sample looks. */
const TOGETHER = [60, 70, 80];
const lineOf = (index: number): string => {
  if (TOGETHER.includes(index)) return "The lantern hung over the harbour.";
  if (index === LINES - 3) return "A kite was there.";
  return index % 2 ? "The lantern was out." : "The harbour was empty.";
};

let ctx: Context;
const files: string[] = [];
beforeAll(async () => {
  ({ ctx } = await makeCaller());
  const lines = Array.from({ length: LINES }, (_, index) => ({ speaker: "Ana", text: lineOf(index) }));
  for (let file = 0; file < FILES; file++) {
    files.push(await addTranscript(ctx, lines));
    await db()
      .$executeRaw`SELECT setval(pg_get_serial_sequence('segment', 'id'), nextval(pg_get_serial_sequence('segment', 'id')) + ${BLOCK})`;
  }
});

async function allPages(q: string, limit: number) {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search(ctx, { q, limit, ...(cursor && { cursor }) });
    found.push(...page.items.map(({ fileId, quote }) => `${files.indexOf(fileId ?? "")} ${quote}`));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

const inEvery = (quote: string, times: number) =>
  Array.from({ length: FILES }, (_, file) => Array<string>(times).fill(`${file} ${quote}`)).flat();

test("words that are each common but rare together are found in every block of lines, once over all pages", async () => {
  // A punctuation mark keeps a small scope from being searched by meaning too.
  const found = await allPages("lantern harbour -zeppelin", 5);
  expect(found.sort()).toEqual(inEvery("The lantern hung over the harbour.", TOGETHER.length));
});

test("a word that the sample contained is found in every block of lines", async () => {
  expect((await allPages("kite", 3)).sort()).toEqual(inEvery("A kite was there.", 1));
});

test("a word that nobody said finds nothing in any block", async () => {
  expect(await allPages("zeppelin harbour -kite", 5)).toEqual([]);
});

test("later pages of a rare word keep to the lines that the first page knew, even within a block", async () => {
  const withGadgets = Array.from({ length: LINES }, (_, index) => ({
    speaker: "Ana",
    text: index === 60 || index === 70 ? "The gadget broke." : "Nothing else was said.",
  }));
  const first = [await addTranscript(ctx, withGadgets), await addTranscript(ctx, withGadgets)];
  const page = await search(ctx, { q: "gadget", limit: 1 });
  const added = await addTranscript(ctx, withGadgets);
  const rest = await search(ctx, { q: "gadget", limit: 10, cursor: page.nextCursor ?? "" });
  const found = [...page.items, ...rest.items].map(({ fileId }) => fileId);
  expect(found).not.toContain(added);
  expect(found.sort()).toEqual([...first, ...first].sort());
});
