import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { CARD_COLUMNS, type CardRow, toCard } from "./read";
import type { CardRecord, Reach } from "./record";

const ONE = `SELECT ${CARD_COLUMNS} FROM card c
  WHERE c.id = $1 AND c.workspace_id = $2 AND ($3 OR c.project_id IS NOT NULL)`;

/** A card with its evidence. */
export async function get(ctx: Context, cardId: string, reach: Reach = "every board"): Promise<CardRecord> {
  permit(ctx, "workspace.read");
  const values = [cardId, ctx.workspaceId, reach === "every board"];
  const { rows } = await pool().query<CardRow>({ name: "get_card", text: ONE, values });
  if (!rows[0]) throw notFound("Card");
  return toCard(rows[0]);
}
