import type { Scope } from "./message-shape";

/** A question in progress: asking again with its key returns the same answer, never a second one. */
export type Pending = { key: string; question: string; scope: Scope; instructions?: string | undefined };

const nameOf = (threadId: string | undefined): string => `eva-asks:${threadId ?? "new"}`;

/** Kept with the tab, so that a reload resumes an unanswered question. */
export const pending = {
  keep: (threadId: string | undefined, asked: Pending) =>
    sessionStorage.setItem(nameOf(threadId), JSON.stringify(asked)),
  forget: (threadId: string | undefined) => sessionStorage.removeItem(nameOf(threadId)),
  read: (threadId: string | undefined): Pending | null =>
    JSON.parse(sessionStorage.getItem(nameOf(threadId)) ?? "null"),
};
