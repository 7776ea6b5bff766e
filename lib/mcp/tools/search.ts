import { z } from "zod";
import type { Found } from "@/lib/services/search/record";
import { search as find } from "@/lib/services/search/search";
import { tool } from "../tool";
import { appUrl } from "./app-url";
import { compact } from "./compact";
import { listed, listOutput, pageInput } from "./paging";
import { Time, Url } from "./shared-shapes";

/** The kinds that programs can search, and what each is called in the app's own search. */
const KINDS = {
  study: "study",
  report: "report",
  chat: "thread",
  file: "file",
  project: "project",
  swarm_run: "swarm_run",
  person: "person",
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

const SearchItem = z.object({
  type: z.enum(KIND_NAMES),
  id: z.string(),
  title: z.string(),
  snippet: z.string().optional(),
  updatedAt: Time,
  url: Url,
});

export const search = tool({
  name: "search",
  title: "Find things by name",
  description:
    "Returns studies, reports, chats, library files, projects, Swarm runs, and people whose name or " +
    "description contains the words, best first. Use it to turn a name into an id; use `search_evidence` " +
    'for what people said, since this tool reads no transcripts. Example: {"query": "checkout", "types": ' +
    '["study", "report"]}.',
  access: "read",
  input: z.strictObject({
    query: z.string().trim().min(1).max(200).describe("Parts of words in a name, in any order."),
    types: z.array(z.enum(KIND_NAMES)).min(1).max(KIND_NAMES.length).optional().describe("Only these types."),
    ...pageInput,
  }),
  output: listOutput(SearchItem),
  run: (ctx, { query: q, types = KIND_NAMES, limit, cursor }) => {
    const kinds = KIND_NAMES.filter((kind) => types.includes(kind)).map((kind) => KINDS[kind]);
    return listed(limit, (most) => find(ctx, { q, types: kinds, cursor, limit: most }), toSearchItem);
  },
});

function toSearchItem({ type, id, title, snippet, url, updatedAt }: Found): z.input<typeof SearchItem> {
  const kind = KIND_NAMES.find((name) => KINDS[name] === type);
  if (!kind) throw new Error(`no kind that was asked for: ${type}`);
  return compact({
    type: kind,
    id,
    title,
    snippet: snippet || null,
    updatedAt: updatedAt.toISOString(),
    url: appUrl(url),
  });
}
