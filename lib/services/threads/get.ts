import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type ApprovalRow, approvalJson, toRecord } from "@/lib/services/approvals/read";
import { ownerOf } from "@/lib/services/evidence/record";
import { fromRow, readThreads, type ThreadRow, viewer } from "./read";
import type { MessageRecord, ThreadRecord } from "./record";
import { citedOwners, sourceNames } from "./source-names";

type Said = Omit<MessageRecord, "createdAt" | "approval"> & { createdAt: string; approval: ApprovalRow | null };
type Row = ThreadRow & { messages: Said[]; sources: Record<string, string> };

const MOST_MESSAGES = 200;

// The messages come as one JSON value, so that a thread is one statement.
const ONE = `
  SELECT found.*, coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', m.id, 'role', m.role, 'text', m.text, 'citations', m.citations,
                       'droppedQuotes', m.dropped_quotes, 'followUps', m.follow_ups, 'retryOf', m.retry_of,
                       'createdAt', m.created_at,
                       'approval', (SELECT ${approvalJson("a")} FROM approval a
                                     WHERE a.thread_id = m.thread_id AND a.message_id = m.id)) ORDER BY m.created_at, m.id)
      FROM (SELECT * FROM chat_message WHERE thread_id = found.id ORDER BY created_at DESC, id DESC
             LIMIT ${MOST_MESSAGES}) m), '[]') AS messages,
         ${sourceNames(citedOwners("m.thread_id = found.id"))} AS sources
    FROM (${readThreads("t.id = $3 AND ($4::text IS NULL OR t.project_id = $4)")}) AS found`;

/** A chat with its latest 200 messages, oldest first; with `projectId` only if it is in that project. */
export async function get(
  ctx: Context,
  threadId: string,
  projectId?: string,
): Promise<ThreadRecord & { messages: MessageRecord[] }> {
  permit(ctx, "workspace.read");
  const values = [...viewer(ctx), threadId, projectId ?? null];
  const { rows } = await pool().query<Row>({ name: "get_thread", text: ONE, values });
  if (!rows[0]) throw notFound("Chat");
  const { sources } = rows[0];
  const messages = rows[0].messages.map((message) => ({
    ...message,
    citations: message.citations.map((citation) => ({ ...citation, source: sources[ownerOf(citation)] ?? null })),
    approval: message.approval && toRecord(ctx, message.approval),
    createdAt: new Date(message.createdAt),
  }));
  return { ...fromRow(ctx, rows[0]), messages };
}
