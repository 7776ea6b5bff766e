import { RecentlyUsed } from "@/lib/core/data/recently-used";
import { ownerOf } from "@/lib/services/evidence/record";
import type { Document, Line } from "./corpus";

/** What a line and what is computed from it take, and each of its letters more: measured over the demo, rounded up. */
const BYTES = { line: 4_500, letter: 30 };
const MOST_BYTES = 128 * 2 ** 20;
const FORGOTTEN_AFTER_MS = 10 * 60_000;

/** What was read for a question, by the workspace and the transcripts. */
type Kept = RecentlyUsed<readonly Document[]>;
const shared = globalThis as typeof globalThis & { earshotDocuments?: Kept };

const isSameLine = (a: Line, b: Line | undefined): boolean =>
  a.text === b?.text &&
  a.index === b.index &&
  a.speaker === b.speaker &&
  a.follows === b.follows &&
  a.startSeconds === b.startSeconds &&
  a.endSeconds === b.endSeconds;

const isSame = (a: Document, b: Document): boolean =>
  a.lines.length === b.lines.length &&
  a.language === b.language &&
  JSON.stringify([a.origin, a.speakers]) === JSON.stringify([b.origin, b.speakers]) &&
  a.lines.every((line, at) => isSameLine(line, b.lines[at]));

const bytesOf = (documents: readonly Document[]): number => {
  let bytes = 0;
  for (const { lines } of documents) for (const { text } of lines) bytes += BYTES.line + BYTES.letter * text.length;
  return bytes;
};

/**
 * The same documents as the objects that were read before, where nothing has changed since: what is computed from those
 * is known (`passages`). They are compared letter by letter with what the database returned now, to this caller in this
 * scope; so nothing that was changed, hidden or taken away comes back, and what is out of date is dropped.
 */
export function keepDocuments(workspaceId: string, read: readonly Document[]): readonly Document[] {
  shared.earshotDocuments ??= new RecentlyUsed({ mostBytes: MOST_BYTES, forgottenAfterMs: FORGOTTEN_AFTER_MS });
  const kept = shared.earshotDocuments;
  const scopes = kept.entries().filter(([key]) => key.startsWith(`${workspaceId} `));
  const known = new Map(
    scopes.flatMap(([, all]) => all.map((document) => [ownerOf(document.origin), document] as const)),
  );
  const outdated = new Set<Document>();
  const documents = read.map((document) => {
    const before = known.get(ownerOf(document.origin));
    if (!before) return document;
    if (isSame(document, before)) return before;
    outdated.add(before);
    return document;
  });
  for (const [key, all] of scopes) if (all.some((document) => outdated.has(document))) kept.delete(key);
  const key = `${workspaceId} ${documents.map(({ origin }) => ownerOf(origin)).join(" ")}`;
  const all = kept.get(key);
  if (all && documents.every((document, at) => document === all[at])) return all;
  kept.set(key, documents, bytesOf(documents));
  return documents;
}
