import { z } from "zod";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { LaneRecord } from "@/lib/services/lanes/record";
import { data, listOf, PageQuery, ProjectParams } from "./shared";

const Lane = z
  .object({
    id: z.string(),
    project_id: z.string(),
    title: z.string().nullable(),
    card_ids: z.array(z.string()).describe("From top to bottom."),
  })
  .meta({ id: "Lane" });

const LaneCreate = z
  .strictObject({
    title: oneLine(LONGEST_NAME),
    card_ids: z
      .array(z.string().max(100))
      .max(500)
      .optional()
      .describe("Cards of the project, which move into the lane in this order."),
  })
  .meta({ id: "LaneCreate" });

export const toLane = (lane: LaneRecord): z.input<typeof Lane> => ({
  id: lane.id,
  project_id: lane.projectId ?? "",
  title: lane.title,
  card_ids: lane.cardIds,
});

const tag = "Boards";

export const listLanes = operation({
  id: "listLanes",
  method: "GET",
  path: "/projects/{projectId}/lanes",
  tag,
  summary: "List a project's lanes, newest first",
  access: "read",
  status: 200,
  params: ProjectParams,
  query: PageQuery,
  response: listOf(Lane),
});

export const createLane = operation({
  id: "createLane",
  method: "POST",
  path: "/projects/{projectId}/lanes",
  tag,
  summary: "Create a lane",
  description: "The lane goes to the end of the project's main board.",
  access: "write",
  status: 201,
  params: ProjectParams,
  body: LaneCreate,
  response: data(Lane),
});
