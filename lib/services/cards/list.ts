import type { Context } from "@/lib/core/context";
import type { Page } from "@/lib/core/cursor";
import { listInProject, type ProjectPage } from "@/lib/services/boards/list-in-project";
import { CARD_COLUMNS, type CardRow, toCard } from "./read";
import type { CardRecord } from "./record";

/** The cards of a project's boards, newest first. Throws `not_found` for a missing project. */
export async function list(ctx: Context, page: ProjectPage): Promise<Page<CardRecord>> {
  const source = { table: "card", alias: "c", columns: CARD_COLUMNS } as const;
  const { items, nextCursor } = await listInProject<CardRow>(ctx, page, source);
  return { items: items.map(toCard), nextCursor };
}
