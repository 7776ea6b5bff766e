import type { Context } from "@/lib/core/context";

/** Someone watching a board. `tell` receives its version after every poll, and null once they may not see it. */
export type Watcher = { ctx: Context; boardId: string; tell(version: number | null): void };
