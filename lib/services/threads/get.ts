import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { readRows } from "@/lib/db/read-rows";
import { permit } from "@/lib/services/access/permit";
import { type ApprovalRow, approvalJson, toRecord } from "@/lib/services/approvals/read";
import { ownerOf } from "@/lib/services/evidence/record";
import { fromRow, readThreads, type ThreadRow, viewer } from "./read";
import type { MessageRecord, ThreadRecord } from "./record";
import { citedOwners, sourceNames } from "./source-names";

type Said = Omit<MessageRecord, "createdAt" | "approval"> & { createdAt: string; approval: ApprovalRow | null };
type Row = ThreadRow & { messages: Said[]; sources: Record<string, string> };

const MOST_MESSAGES = 200;

type Slice = {
  projectId?: string | undefined;
  /** Messages before the one with this id. */
  before?: string | undefined;
  most?: number | undefined;
};

// Messages come as one JSON value, so that a thread is one statement. One more than requested tells whether there are
// more.
const ONE = `
  WITH found AS MATERIALIZED (${readThreads("t.id = $3 AND ($4::text IS NULL OR t.project_id = $4)")}),
  said AS MATERIALIZED (
    SELECT m.* FROM found JOIN chat_message m ON m.thread_id = found.id
     WHERE $5::text IS NULL OR (m.created_at, m.id) <
           (SELECT b.created_at, b.id FROM chat_message b WHERE b.id = $5 AND b.thread_id = found.id)
     ORDER BY m.created_at DESC, m.id DESC LIMIT $6 + 1)
  SELECT found.*, coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', m.id, 'role', m.role, 'text', m.text, 'citations', m.citations,
                       'droppedQuotes', m.dropped_quotes, 'followUps', m.follow_ups, 'retryOf', m.retry_of,
                       'createdAt', m.created_at,
                       'approval', (SELECT ${approvalJson("a")} FROM approval a
                                     WHERE a.thread_id = m.thread_id AND a.message_id = m.id)) ORDER BY m.created_at, m.id)
      FROM said m), '[]') AS messages,
         ${sourceNames(citedOwners("m.id IN (SELECT id FROM said)"))} AS sources
    FROM found`;

/** A chat with its latest messages, oldest first, at most 200; with `projectId` only if it is in that project. */
export async function get(
  ctx: Context,
  threadId: string,
  { projectId, before, most = MOST_MESSAGES }: Slice = {},
): Promise<ThreadRecord & { messages: MessageRecord[]; hasEarlier: boolean }> {
  permit(ctx, "workspace.read");
  const values = [...viewer(ctx), threadId, projectId ?? null, before ?? null, most];
  const [row] = await readRows<Row>({ name: "get_thread", text: ONE, values });
  if (!row) throw notFound("Chat");
  const { sources } = row;
  const messages = row.messages.slice(-most).map((message) => ({
    ...message,
    citations: message.citations.map((citation) => ({ ...citation, source: sources[ownerOf(citation)] ?? null })),
    approval: message.approval && toRecord(ctx, message.approval),
    createdAt: new Date(message.createdAt),
  }));
  return { ...fromRow(ctx, row), messages, hasEarlier: row.messages.length > most };
}
