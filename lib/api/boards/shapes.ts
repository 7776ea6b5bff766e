import { z } from "zod";
import { Evidence, toEvidence } from "@/lib/api/evidence/shape";
import { Span } from "@/lib/api/evidence/span-shape";
import { DateTime } from "@/lib/api/shared";
import { Finding, toFinding } from "@/lib/api/swarm/shapes";
import { BOARD_COLORS } from "@/lib/core/board-colors";
import { CARD_TEXT, MOST_LABELS } from "@/lib/core/limits/board-limits";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { oneLine } from "@/lib/core/text/one-line";
import type { BoardDetail, BoardRecord } from "@/lib/services/boards/record";
import type { CardRecord } from "@/lib/services/cards/record";
import type { LaneRecord } from "@/lib/services/lanes/record";

const color = z.enum(BOARD_COLORS).nullable();
/** A color from the database was checked when it was stored. */
const toColor = (stored: string | null) => color.catch(null).parse(stored);

export const Board = z
  .object({
    id: z.string(),
    title: z.string(),
    project: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
    study: z.object({ id: z.string(), title: z.string() }).nullable(),
    isMain: z
      .boolean()
      .describe("The project's main board, which holds the cards and lanes created through the v1 API."),
    version: z.int().describe("Increases with every change to anything on the board."),
    laneCount: z.int(),
    cardCount: z.int(),
    createdAt: DateTime,
    updatedAt: DateTime,
  })
  .meta({ id: "Board" });

export const BoardLane = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    color,
    cardIds: z.array(z.string()).describe("From top to bottom."),
  })
  .meta({ id: "BoardLane" });

export const BoardCard = z
  .object({
    id: z.string(),
    boardId: z.string(),
    laneId: z.string().nullable(),
    insight: z.string(),
    source: z.string().nullable(),
    notes: z.string().nullable(),
    type: z.array(z.string()),
    color,
    evidence: z.array(Evidence),
    findings: z
      .array(
        z.object({
          findingId: z.string(),
          finding: Finding.nullable().describe("Null once the finding has been deleted."),
        }),
      )
      .describe("Findings from AI agents that support the card, next to what people said."),
    createdAt: DateTime,
    updatedAt: DateTime,
  })
  .meta({ id: "BoardCard" });

export const BoardWithCards = Board.extend({
  lanes: z.array(BoardLane).describe("From left to right."),
  cards: z.array(BoardCard).describe("Lane by lane, from top to bottom; cards in no lane come last."),
}).meta({ id: "BoardWithCards" });

export type Board = z.output<typeof Board>;
export type BoardLane = z.output<typeof BoardLane>;
export type BoardCard = z.output<typeof BoardCard>;
export type BoardWithCards = z.output<typeof BoardWithCards>;

export const Quoted = z.union([
  z.strictObject({ passageId: z.string().max(100) }),
  z.strictObject({
    ownerId: z.string().max(100).describe("A file or a session."),
    span: Span,
    text: z.string().min(1).max(20_000).optional().describe("An exact part of what is said there."),
  }),
]);

const Found = z.strictObject({ findingId: z.string().max(100).describe("A finding from a Swarm run.") });
/** The evidence of a card; use `Quoted` for people's quotes only. */
export const CardEvidence = z
  .array(z.union([...Quoted.options, Found]))
  .max(50)
  .describe("Existing quotes, spans of transcripts, or findings from AI agents.");

const longText = (most: number) => z.string().max(most).nullable().optional();

/** What a person may set on a card. */
export const CardInput = z.strictObject({
  insight: z.string().trim().min(1).max(CARD_TEXT.insight),
  source: longText(CARD_TEXT.source),
  notes: longText(CARD_TEXT.notes),
  type: z.array(oneLine(CARD_TEXT.label)).max(MOST_LABELS).optional().describe("Labels, such as `pain` or `wish`."),
  color: color.optional(),
});

export const LaneInput = z.strictObject({ title: oneLine(LONGEST_NAME), color: color.optional() });

export const toBoard = (board: BoardRecord): Board => board;

export const toBoardLane = ({ id, title, color, cardIds }: LaneRecord): BoardLane => ({
  id,
  title,
  color: toColor(color),
  cardIds,
});

export const toBoardCard = ({ projectId: _projectId, ...card }: CardRecord): BoardCard => ({
  ...card,
  color: toColor(card.color),
  evidence: card.evidence.map(toEvidence),
  findings: card.findings.map(({ findingId, finding }) => ({ findingId, finding: finding && toFinding(finding) })),
});

export const toBoardWithCards = (board: BoardDetail): BoardWithCards => ({
  ...toBoard(board),
  lanes: board.lanes.map(toBoardLane),
  cards: board.cards.map(toBoardCard),
});
