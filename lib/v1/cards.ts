import { z } from "zod";
import { CARD_TEXT, MOST_LABELS } from "@/lib/core/limits/board-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { CardRecord } from "@/lib/services/cards/record";
import { data, IdParams, listOf, PageQuery, ProjectParams } from "./shared";

const Card = z
  .object({
    id: z.string(),
    project_id: z.string(),
    insight: z.string(),
    source: z.string().nullable(),
    notes: z.string().nullable(),
    type: z.array(z.string()),
  })
  .meta({ id: "Card" });

const insight = z.string().trim().min(1).max(CARD_TEXT.insight);
const fields = {
  source: z.string().max(CARD_TEXT.source).nullable().optional(),
  notes: z.string().max(CARD_TEXT.notes).nullable().optional(),
  type: z.array(oneLine(CARD_TEXT.label)).max(MOST_LABELS).optional().describe("Labels, such as `pain` or `wish`."),
  lane_id: z.string().max(100).nullable().optional().describe("A lane of the project; the card goes to its end."),
};
const CardCreate = z.strictObject({ insight, ...fields }).meta({ id: "CardCreate" });
const CardUpdate = z.strictObject({ insight: insight.optional(), ...fields }).meta({ id: "CardUpdate" });

export const toCard = (card: CardRecord): z.input<typeof Card> => ({
  id: card.id,
  project_id: card.projectId ?? "",
  insight: card.insight,
  source: card.source,
  notes: card.notes,
  type: card.type,
});

/** Only `insight`, `source`, `notes` and `type`, and the lane under the services' name for it. */
export const fromCard = <T extends { lane_id?: string | null }>({ lane_id: laneId, ...rest }: T) => ({
  ...rest,
  ...(laneId !== undefined && { laneId }),
});

const tag = "Boards";

export const listCards = operation({
  id: "listCards",
  method: "GET",
  path: "/projects/{projectId}/cards",
  tag,
  summary: "List a project's cards, newest first",
  access: "read",
  status: 200,
  params: ProjectParams,
  query: PageQuery,
  response: listOf(Card),
});

export const createCard = operation({
  id: "createCard",
  method: "POST",
  path: "/projects/{projectId}/cards",
  tag,
  summary: "Create a card",
  description: "Without a lane, the card stands outside the lanes of the project's main board.",
  access: "write",
  status: 201,
  location: ({ data }) => `/v1/cards/${data.id}`,
  params: ProjectParams,
  body: CardCreate,
  response: data(Card),
});

export const getCard = operation({
  id: "getCard",
  method: "GET",
  path: "/cards/{id}",
  tag,
  summary: "Get a card",
  access: "read",
  status: 200,
  params: IdParams,
  response: data(Card),
});

export const updateCard = operation({
  id: "updateCard",
  method: "PATCH",
  path: "/cards/{id}",
  tag,
  summary: "Update or move a card",
  description: "Omitted fields keep their values. `lane_id` moves the card; null takes it out of its lane.",
  access: "write",
  status: 200,
  params: IdParams,
  body: CardUpdate,
  response: data(Card),
});

export const deleteCard = operation({
  id: "deleteCard",
  method: "DELETE",
  path: "/cards/{id}",
  tag,
  summary: "Delete a card",
  description: "Returns the card as it was before it was deleted.",
  access: "write",
  status: 200,
  params: IdParams,
  response: data(Card),
});
