/** An object that quotes a transcript, such as Eva's citations, in the spelling of the app or of the v1 API. */
export type Cited = { id?: string; quote: string };

export type Rewrite = {
  /** Any text. */
  text(text: string): string;
  /** The quote of an object that cites the transcript. */
  quote(cited: Cited): string;
};

const FIELDS = ["sessionId", "session_id", "fileId", "file_id"];

/** Whether a JSON object quotes the owner's transcript. */
function isCited(value: object, ownerId: string): value is Cited {
  const fields = value as Record<string, unknown>;
  if (typeof fields.quote !== "string") return false;
  return FIELDS.some((field) => fields[field] === ownerId) || String(fields.id).startsWith(`${ownerId}:`);
}

/** All objects in a JSON value that quote the owner's transcript. */
export function citedIn(value: unknown, ownerId: string): Cited[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap((part) => citedIn(part, ownerId));
  return !Array.isArray(value) && isCited(value, ownerId) ? [value, ...inside] : inside;
}

/** The value with every text in it rewritten. Ids, links and field names stay. */
export function rewriteValue(value: unknown, ownerId: string, rewrite: Rewrite): unknown {
  if (typeof value === "string") return rewrite.text(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => rewriteValue(part, ownerId, rewrite));
  const isOurs = isCited(value, ownerId);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (isOurs && name === "quote") return [name, rewrite.quote(value)];
      return [name, name === "id" || name === "url" ? part : rewriteValue(part, ownerId, rewrite)];
    }),
  );
}
