import type { z } from "zod";
import type { askEva } from "@/lib/api/eva/eva";
import type { getThread, listThreads } from "@/lib/api/eva/threads";

export type Answer = z.output<typeof askEva.response>;
export type Approval = NonNullable<Answer["approval"]>;
export type Citation = Answer["citations"][number];
export type Thread = z.output<typeof listThreads.response>["items"][number];

/** A message of a conversation as the page shows it. */
export type Message = Pick<
  z.output<typeof getThread.response>["messages"][number],
  "id" | "role" | "text" | "citations" | "droppedQuotes" | "followUps" | "retryOf"
> & { approval?: Approval | undefined };

/** What Eva may answer from; if empty, the whole workspace. */
export type Scope = { projectId?: string; fileIds?: string[]; studyIds?: string[] };
