export type LaneRecord = {
  id: string;
  boardId: string;
  /** Null on a study's board. */
  projectId: string | null;
  title: string | null;
  /** One of `BOARD_COLORS`. */
  color: string | null;
  /** From top to bottom. */
  cardIds: string[];
  createdAt: string;
  updatedAt: string;
};
