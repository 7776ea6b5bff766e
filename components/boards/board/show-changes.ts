import type { BoardCard, BoardWithCards } from "../shapes";

type Show = (board: BoardWithCards) => BoardWithCards;

/** Adds a card that is just being created to the end of a lane. */
export const withCard =
  (id: string, laneId: string | null, insight: string): Show =>
  (board) => {
    const now = new Date().toISOString();
    const empty = { source: null, notes: null, type: [], color: null, evidence: [], findings: [] };
    const card: BoardCard = { id, boardId: board.id, laneId, insight, ...empty, createdAt: now, updatedAt: now };
    const lanes = board.lanes.map((lane) => (lane.id === laneId ? { ...lane, cardIds: [...lane.cardIds, id] } : lane));
    return { ...board, lanes, cards: [...board.cards, card] };
  };

export const withoutCard =
  (cardId: string): Show =>
  (board) => ({ ...board, cards: board.cards.filter(({ id }) => id !== cardId) });

/** From then on, its cards are in no lane. */
export const withoutLane =
  (laneId: string): Show =>
  (board) => {
    const left = board.cards.filter((card) => card.laneId !== laneId);
    const loose = board.cards.filter((card) => card.laneId === laneId).map((card) => ({ ...card, laneId: null }));
    return { ...board, lanes: board.lanes.filter(({ id }) => id !== laneId), cards: [...left, ...loose] };
  };

export const withLaneAfter =
  (laneId: string, afterLaneId: string | null): Show =>
  (board) => {
    const lane = board.lanes.find(({ id }) => id === laneId);
    if (!lane || afterLaneId === laneId) return board;
    const others = board.lanes.filter(({ id }) => id !== laneId);
    const found = others.findIndex(({ id }) => id === afterLaneId);
    const at = afterLaneId === null ? 0 : found < 0 ? others.length : found + 1;
    return { ...board, lanes: [...others.slice(0, at), lane, ...others.slice(at)] };
  };
