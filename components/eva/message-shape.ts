import type { z } from "zod";
import type { askEva, getThread } from "@/lib/api/eva";

export type Answer = z.output<typeof askEva.response>;
export type Approval = NonNullable<Answer["approval"]>;
export type Citation = Answer["citations"][number];

/** One turn of a conversation as the page shows it. */
export type Message = Pick<
  z.output<typeof getThread.response>["messages"][number],
  "id" | "role" | "text" | "citations" | "droppedQuotes" | "approval"
>;

/** What Eva may answer from; nothing of it means the whole workspace. */
export type Scope = { projectId?: string; fileIds?: string[] };
