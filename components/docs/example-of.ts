import { type ApiDocument, nullable, resolve, type Schema } from "./document";

const BY_NAME: Record<string, unknown> = {
  id: "prj_01k9zq3v7m4t8x2d5h6n0c1b9r",
  email: "maya@example.com",
  name: "Checkout and trial abandonment",
  title: "Why trial users leave",
  url: "https://…",
  next_cursor: null,
  nextCursor: null,
  quote: "I closed the tab when it asked for my card.",
  text: "I closed the tab when it asked for my card.",
  speaker: "Maya Okafor",
  question: "Why do trial users leave before paying?",
  message: "Why do trial users leave before paying?",
  language: "en",
};

/** A made-up value of a schema, for people to read: names they know, never data of anybody's. */
export function exampleOf(schema: Schema, document: ApiDocument, name = "", depth = 0): unknown {
  const { inner } = nullable(resolve(schema, document));
  const found = resolve(inner, document);
  if (depth > 6) return {};
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0];
  if (found.default !== undefined) return found.default;
  const option = found.anyOf?.[0] ?? found.oneOf?.[0];
  if (option) return exampleOf(option, document, name, depth + 1);
  const type = Array.isArray(found.type) ? found.type[0] : found.type;
  if (type === "object") return exampleObject(found, document, depth);
  if (type === "array") return found.items ? [exampleOf(found.items, document, name, depth + 1)] : [];
  if (type === "integer" || type === "number") return Math.max(found.minimum ?? 0, 1);
  if (type === "boolean") return false;
  return exampleText(found, name);
}

function exampleObject({ properties = {} }: Schema, document: ApiDocument, depth: number) {
  return Object.fromEntries(
    Object.entries(properties).map(([key, field]) => [key, exampleOf(field, document, key, depth + 1)]),
  );
}

function exampleText({ format }: Schema, name: string): unknown {
  if (format === "date-time") return "2026-11-20T09:30:00.000Z";
  if (format === "date") return "2026-11-20";
  return name in BY_NAME ? BY_NAME[name] : "…";
}
