import type { Context } from "@/lib/core/context";
import { containing } from "@/lib/db/containing";
import { audit, type Transaction } from "@/lib/db/transaction";
import { linkedIds } from "./linked-ids";
import { waitForMakers } from "./makers";
import type { Place } from "./place";
import { PLACES } from "./places";
import { type Cited, citedIn, type Rewrite, rewriteValue } from "./rewrite-value";

/** A row to examine: its place, whether it quotes the transcript, and which part of it. */
export type Seen = { others: Place["others"]; isLinked: boolean; cited: Cited[] };

type Wish = {
  ownerId: string;
  /** How the texts of a row are rewritten. */
  rewriteOf(seen: Seen): Rewrite;
  /** Only rows with one of these words are examined, ignoring case; without it, all rows. */
  containing?: readonly string[];
};

type Row = { ctid: string; keys: string[]; is_linked: boolean; values: Record<string, unknown> };
const PAGE = 500;
const WORDS_AT_ONCE = 200;

/**
 * Rewrites every place that can hold words of the owner's transcript, in the transaction of the change. Returns the ids
 * of everything that quotes it.
 */
export async function rewritePlaces(tx: Transaction, ctx: Context, wish: Wish): Promise<string[]> {
  await waitForMakers(tx, ctx);
  const ids = await linkedIds(tx, ctx, wish.ownerId);
  const words = wish.containing ?? [""];
  for (const place of PLACES)
    for (let at = 0; at < words.length; at += WORDS_AT_ONCE)
      await rewritePlace(tx, ctx, place, { wish, ids, words: words.slice(at, at + WORDS_AT_ONCE) });
  return ids;
}

type Search = { wish: Wish; ids: string[]; words: readonly string[] };

async function rewritePlace(tx: Transaction, ctx: Context, place: Place, { wish, ids, words }: Search): Promise<void> {
  const patterns = words.flatMap(patternsOf);
  for (let after: string[] | null = null; ; ) {
    const values = [ctx.workspaceId, wish.ownerId, ids, patterns, ...(after ?? [])];
    const rows: Row[] = await tx.db.$queryRawUnsafe<Row[]>(selectOf(place, after !== null), ...values);
    const changed = rows.flatMap((row) => rewritten(row, place, wish) ?? []);
    if (changed.length > 0) await tx.db.$executeRawUnsafe(updateOf(place), JSON.stringify(changed));
    if (changed.length > 0 && place.changedAction) {
      const ctids = new Set(changed.map(({ ctid }) => ctid));
      const entries = rows.filter(({ ctid }) => ctids.has(ctid)).flatMap(({ keys }) => keys);
      audit(tx, { action: place.changedAction, targetId: ctx.workspaceId, details: { entries } });
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.keys ?? null;
  }
}

/** Not every place uses every parameter, and the database wants to know what each of them is. */
const NAMED = "num_nulls($1::text, $2::text, $3::text[]) = 0";

/** As the words stand in plain text and in JSON. */
const patternsOf = (word: string): string[] => {
  const inJson = JSON.stringify(word).slice(1, -1);
  return [...new Set([word, inJson])].map(containing);
};

function selectOf({ table, key, columns, within, isLinked, others }: Place, isNext: boolean): string {
  const names = Object.keys(columns);
  const all = names.map((name) => `coalesce(x."${name}"::text, '')`).join(` || ' ' || `);
  const keys = key.map((name) => `x."${name}"::text`).join(", ");
  const given = key.map((_, at) => `$${at + 5}`).join(", ");
  const wanted = others === "none" ? `(${isLinked})` : "true";
  return `
    SELECT x.ctid::text AS ctid, ARRAY[${keys}] AS keys, (${isLinked}) AS is_linked,
           jsonb_build_object(${names.map((name) => `'${name}', x."${name}"`).join(", ")}) AS values
      FROM "${table}" x
     WHERE ${within} AND ${wanted} AND ${NAMED} AND (${all}) ILIKE ANY($4::text[])
       ${isNext ? `AND (${keys}) > (${given})` : ""}
     ORDER BY ${keys} LIMIT ${PAGE} FOR NO KEY UPDATE OF x`;
}

type Rewritten = Record<string, unknown> & { ctid: string };

function rewritten(row: Row, place: Place, { ownerId, rewriteOf }: Wish): Rewritten | null {
  const cited = citedIn(Object.values(row.values), ownerId);
  const rewrite = rewriteOf({ others: place.others, isLinked: row.is_linked, cited });
  const values = rewriteValue(row.values, ownerId, rewrite) as Record<string, unknown>;
  return JSON.stringify(values) === JSON.stringify(row.values) ? null : { ctid: row.ctid, ...values };
}

const TYPES = { text: "text", json: "jsonb", texts: "text[]" } as const;

function updateOf({ table, columns }: Place): string {
  const names = Object.keys(columns);
  const fields = Object.entries(columns).map(([name, holds]) => `"${name}" ${TYPES[holds]}`);
  return `
    UPDATE "${table}" x SET ${names.map((name) => `"${name}" = r."${name}"`).join(", ")}
      FROM json_to_recordset($1::json) AS r(ctid text, ${fields.join(", ")})
     WHERE x.ctid = r.ctid::tid`;
}
