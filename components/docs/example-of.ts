import { exampleId } from "@/lib/core/example-id";
import { type ApiDocument, nullable, resolve, type Schema } from "./document";

/** What a field of this name holds, in whatever resource it stands. */
const BY_NAME: Record<string, unknown> = {
  email: "maya@example.com",
  role: "member",
  plan: "pro",
  status: "ready",
  title: "Why trial users leave",
  description: "Interviews with people who left before paying.",
  url: "https://…",
  meetingUrl: "https://example.com/meeting",
  contentType: "text/vtt",
  emoji: "💡",
  insight: "People leave when the card is asked for before the price.",
  prompt: "Why do trial users leave before paying?",
  next_cursor: null,
  nextCursor: null,
  quote: "I closed the tab when it asked for my card.",
  text: "I closed the tab when it asked for my card.",
  answer: "Maya Okafor said “I closed the tab when it asked for my card.” [1]",
  speaker: "Maya Okafor",
  question: "Why do trial users leave before paying?",
  message: "Why do trial users leave before paying?",
  language: "en",
  method: "GET",
  path: "/v1/projects",
  event: "project.created",
  events: "project.created",
  state: "delivered",
  secret: "whsec_…",
  disabled_at: null,
  disabledAt: null,
  disabledReason: null,
  failingSince: null,
  next_attempt_at: null,
  nextAttemptAt: null,
  error: null,
};
const NUMBERS: Record<string, number> = {
  last_status: 200,
  lastStatus: 200,
  status: 200,
  version: 0,
  duration_ms: 84,
  durationMs: 84,
};

/** The kind of a thing and its name, by its schema or by the field that refers to it. */
const THINGS: Record<string, [kind: Parameters<typeof exampleId>[0], name: string]> = {
  project: ["project", "Checkout and trial abandonment"],
  file: ["file", "maya-okafor.vtt"],
  workspace: ["workspace", "Acme Research"],
  thread: ["thread", "Why trial users leave"],
  job: ["job", ""],
  upload: ["upload", ""],
  message: ["message", ""],
  delivery: ["delivery", ""],
  webhook: ["webhook", ""],
  event: ["event", ""],
  session: ["session", ""],
  study: ["study", ""],
  test: ["study", ""],
  clip: ["clip", ""],
  reel: ["reel", ""],
  card: ["card", ""],
  lane: ["lane", ""],
  board: ["board", ""],
  report: ["report", ""],
  passage: ["passage", ""],
  slot: ["slot", ""],
  mask: ["mask", ""],
  edit: ["edit", ""],
  finding: ["finding", ""],
  tag: ["tag", ""],
  into: ["tag", ""],
  owner: ["file", ""],
  asset: ["file", ""],
  me: ["user", "Maya Okafor"],
};

/** The thing that a schema or field name tells of: `projectId` and `Project` are about a project. */
function thingOf(name: string) {
  const word = Object.keys(THINGS).find((thing) => name.toLowerCase().replace(/_/g, "").includes(thing));
  return word ? THINGS[word] : undefined;
}

/** A made-up value of a schema, for people to read: names they know, never data of anybody's. */
export function exampleOf(schema: Schema, document: ApiDocument, name = "", owner = "", depth = 0): unknown {
  const { inner } = nullable(schema);
  const found = nullable(resolve(inner, document)).inner;
  const resource = inner.$ref?.split("/").at(-1) ?? owner;
  if (depth > 6) return {};
  if (found.const !== undefined) return found.const;
  if (BY_NAME[name] === null) return null;
  if (found.enum) return found.enum.find((value) => value === BY_NAME[name]) ?? found.enum[0];
  if (found.default !== undefined) return found.default;
  const option = found.anyOf?.[0] ?? found.oneOf?.[0];
  if (option) return exampleOf(option, document, name, resource, depth + 1);
  const type = Array.isArray(found.type) ? found.type[0] : found.type;
  if (type === "object") return exampleObject(found, document, resource, depth);
  if (type === "array") return found.items ? [exampleOf(found.items, document, name, resource, depth + 1)] : [];
  if (type === "integer" || type === "number") return NUMBERS[name] ?? Math.max(found.minimum ?? 0, 1);
  if (type === "boolean") return false;
  return exampleText(found, name, resource);
}

function exampleObject({ properties = {} }: Schema, document: ApiDocument, resource: string, depth: number) {
  return Object.fromEntries(
    Object.entries(properties).map(([key, field]) => [key, exampleOf(field, document, key, resource, depth + 1)]),
  );
}

function exampleText({ format }: Schema, name: string, resource: string): unknown {
  if (format === "date-time") return "2026-11-20T09:30:00.000Z";
  if (format === "date") return "2026-11-20";
  if (name === "id") return exampleId(thingOf(resource)?.[0] ?? "project");
  if (/(_id|Id|_ids|Ids)$/.test(name)) return exampleId(thingOf(name)?.[0] ?? "project");
  if (name === "name") return thingOf(resource)?.[1] || "Maya Okafor";
  return name in BY_NAME ? BY_NAME[name] : "…";
}
