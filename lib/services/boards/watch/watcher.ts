import type { Context } from "@/lib/core/context";

/** Somebody who looks at a board. `tell` hears its version after every look, and null once they may not see it. */
export type Watcher = { ctx: Context; boardId: string; tell(version: number | null): void };
