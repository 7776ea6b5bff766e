import type { Scope } from "./message-shape";

/** A question under way: asked again under its key it gives the answer that it got, and never a second one. */
export type Pending = { key: string; question: string; scope: Scope; instructions?: string | undefined };

const nameOf = (threadId: string | undefined): string => `eva-asks:${threadId ?? "new"}`;

/** Kept with the tab, so that a reload takes up the question that was not answered yet. */
export const pending = {
  keep: (threadId: string | undefined, asked: Pending) =>
    sessionStorage.setItem(nameOf(threadId), JSON.stringify(asked)),
  forget: (threadId: string | undefined) => sessionStorage.removeItem(nameOf(threadId)),
  read: (threadId: string | undefined): Pending | null =>
    JSON.parse(sessionStorage.getItem(nameOf(threadId)) ?? "null"),
};
