import type { z } from "zod";
import type { ChatThread } from "@/lib/events/resources/chat-thread";
import type { ApprovalRecord } from "@/lib/services/approvals/record";
import type { Citation } from "@/lib/services/eva/record";

/** A chat with Eva. One in a project is visible to everyone who sees the project; any other only to its creator. */
export type ThreadRecord = {
  id: string;
  projectId: string | null;
  title: string;
  createdBy: { id: string; name: string | null } | null;
  scope: ThreadScope;
  /** Whether the reader may rename and delete it. */
  mayChange: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** A chat's scope; empty means the whole workspace. `isLost`: everything in it has been deleted. */
export type ThreadScope = {
  project: { id: string; name: string | null } | null;
  studies: { id: string; title: string }[];
  files: { id: string; name: string }[];
  isLost: boolean;
};

export type MessageRecord = {
  id: string;
  role: "user" | "assistant";
  text: string;
  citations: Citation[];
  droppedQuotes: number;
  followUps: string[];
  /** The answer that this one is an alternative to. */
  retryOf: string | null;
  /** The message's proposal in its present state. */
  approval: ApprovalRecord | null;
  createdAt: Date;
};

export type ShownThread = Pick<ThreadRecord, "id" | "projectId" | "title" | "createdAt" | "updatedAt">;
type ShownMessage = Pick<MessageRecord, "id" | "role" | "text" | "citations" | "createdAt">;

/** The columns that `snapshotOf` needs. */
export const SHOWN_FIELDS = { id: true, projectId: true, title: true, createdAt: true, updatedAt: true } as const;

/** The chat as the v1 API and its events show it. */
export const snapshotOf = (thread: ShownThread & { messages: ShownMessage[] }): z.input<typeof ChatThread> => ({
  id: thread.id,
  project_id: thread.projectId,
  title: thread.title,
  messages: thread.messages.map(({ id, role, text, citations, createdAt }) => ({
    id,
    role,
    text,
    citations: citations.map(citationOf),
    created_at: createdAt.toISOString(),
  })),
  created_at: thread.createdAt.toISOString(),
  updated_at: thread.updatedAt.toISOString(),
});

function citationOf(citation: Citation) {
  const { n, kind, id, speaker, quote, url } = citation;
  return {
    n,
    kind,
    id,
    speaker,
    quote,
    url,
    file_id: "sessionId" in citation ? citation.sessionId : citation.fileId,
    session_id: "sessionId" in citation ? citation.sessionId : null,
    start_seconds: citation.startSeconds,
    end_seconds: citation.endSeconds,
  };
}
