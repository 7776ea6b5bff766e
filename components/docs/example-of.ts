import { exampleId } from "@/lib/core/example-id";
import { ID_PREFIX, type IdKind } from "@/lib/core/id-prefix";
import { type ApiDocument, nullable, resolve, type Schema } from "./document";

/** What a field of this name holds, in whatever resource it is. */
const BY_NAME: Record<string, unknown> = {
  email: "maya@example.com",
  role: "member",
  plan: "pro",
  status: "ready",
  title: "Why trial users leave",
  sourceName: "Why trial users leave",
  projectName: "Checkout and trial abandonment",
  workspaceName: "Acme Research",
  participant_label: "P3",
  timeZone: "Europe/Dublin",
  types: "ai-curated-interview",
  locations: "IE",
  color: "#0f766e",
  highlight_color: "#ccfbf1",
  highlightColor: "#ccfbf1",
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
  result: null,
};
const NUMBERS: Record<string, number> = {
  last_status: 200,
  lastStatus: 200,
  status: 200,
  version: 0,
  duration_ms: 84,
  durationMs: 84,
};

/** A typical name for each kind of thing. */
const NAMES: Partial<Record<IdKind, string>> = {
  project: "Checkout and trial abandonment",
  file: "maya-okafor.vtt",
  workspace: "Acme Research",
  thread: "Why trial users leave",
  user: "Maya Okafor",
};

/** Fields and schemas that hold the id of a thing by another name: `createdBy` is a user. */
const ALSO: Record<string, IdKind> = {
  createdby: "user",
  editedby: "user",
  requestedby: "user",
  decidedby: "user",
  me: "user",
  test: "study",
  run: "swarmRun",
  into: "tag",
  owner: "file",
  asset: "file",
  fixed: "finding",
  still: "finding",
  added: "finding",
  leftout: "session",
};

/** The parts of a study, which numbers them itself. */
const NUMBERED: Record<string, string> = { question: "q1", section: "s1", task: "task1", persona: "persona1" };

const wordOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/_/g, "")
    .replace(/(?<=[a-z])ids?$/, "")
    .replace(/s$/, "");

/** The thing that a schema or field name is about: `projectId`, `projects` and `Project` are all about a project. */
function kindOf(name: string): IdKind | undefined {
  const word = wordOf(name);
  if (word in ALSO) return ALSO[word];
  const kinds = (Object.keys(ID_PREFIX) as IdKind[]).sort((one, other) => other.length - one.length);
  return (
    kinds.find((kind) => word.endsWith(kind.toLowerCase())) ?? kinds.find((kind) => word.includes(kind.toLowerCase()))
  );
}

const numbered = (name: string) => Object.entries(NUMBERED).find(([part]) => wordOf(name).endsWith(part))?.[1];
const idOf = (name: string): string => numbered(name) ?? exampleId(kindOf(name) ?? "project");
const isThing = (name: string): boolean => numbered(name) !== undefined || kindOf(name) !== undefined;

/** An example value for a schema, for people to read: with familiar names, never anyone's data. */
export function exampleOf(schema: Schema, document: ApiDocument, name = "", owner = "", depth = 0): unknown {
  const { inner } = nullable(schema);
  const found = nullable(resolve(inner, document)).inner;
  const resource = inner.$ref?.split("/").at(-1) ?? owner;
  if (depth > 6) return {};
  if (found.const !== undefined) return found.const;
  if (found.examples) return found.examples[0];
  if (BY_NAME[name] === null) return null;
  if (found.enum) return found.enum.find((value) => value === BY_NAME[name]) ?? found.enum[0];
  if (found.default !== undefined) return found.default;
  const option = found.anyOf?.[0] ?? found.oneOf?.[0];
  if (option) return exampleOf(option, document, name, resource, depth + 1);
  const type = Array.isArray(found.type) ? found.type[0] : found.type;
  if (type === "object") return exampleObject(found, document, inner.$ref || !isThing(name) ? resource : name, depth);
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

/** Line 12 of a transcript, and the page that opens it. */
const LINE = `${exampleId("file")}:12`;
const LINE_PATH = `/library/files/${exampleId("file")}#s12`;
/** What is cited or found is a line, whose id is that of its transcript and a number. */
const isLine = (resource: string) => /^(Chat)?Citation$|^Evidence$/.test(resource);

function exampleText({ format, description }: Schema, name: string, resource: string): unknown {
  if (format === "date-time") return "2026-11-20T09:30:00.000Z";
  if (format === "date") return "2026-11-20";
  if (name === "url" && description?.startsWith("Path of")) return LINE_PATH;
  if (name === "id") return isLine(resource) ? LINE : idOf(resource);
  if (/(_id|Id|_ids|Ids)$/.test(name)) return idOf(name);
  if (name === "name") return NAMES[kindOf(resource) ?? "user"] ?? "Maya Okafor";
  return name in BY_NAME ? BY_NAME[name] : "…";
}
