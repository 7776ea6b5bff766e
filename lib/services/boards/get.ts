import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { CARD_COLUMNS, type CardRow, toCard } from "@/lib/services/cards/read";
import { LANE_COLUMNS } from "@/lib/services/lanes/read";
import { readBoards } from "./read";
import type { BoardDetail, BoardRecord } from "./record";

const WHOLE = `
  SELECT whole.*,
         (SELECT coalesce(json_agg(to_json(x)), '[]'::json) FROM (
            SELECT ${LANE_COLUMNS} FROM lane l WHERE l.board_id = whole.id ORDER BY l.position, l.id) x) AS lanes,
         (SELECT coalesce(json_agg(to_json(x)), '[]'::json) FROM (
            SELECT ${CARD_COLUMNS} FROM card c LEFT JOIN lane l ON l.id = c.lane_id WHERE c.board_id = whole.id
             ORDER BY l.position, l.id, c.position, c.id) x) AS cards
    FROM (${readBoards()} WHERE b.id = $1 AND b.workspace_id = $2) whole`;

type Row = BoardRecord & Pick<BoardDetail, "lanes"> & { cards: CardRow[] };

/** A board with its lanes and cards at one moment, those in no lane last. */
export async function get(ctx: Context, boardId: string): Promise<BoardDetail> {
  permit(ctx, "workspace.read");
  const values = [boardId, ctx.workspaceId];
  const { rows } = await pool().query<Row>({ name: "get_board", text: WHOLE, values });
  const [board] = rows;
  if (!board) throw notFound("Board");
  return { ...board, cards: board.cards.map(toCard) };
}
