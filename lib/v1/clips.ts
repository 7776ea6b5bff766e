import { z } from "zod";
import { exampleId } from "@/lib/core/example-id";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { ClipRecord } from "@/lib/services/clips/record";
import { data, listOf, PageQuery, ProjectParams } from "./shared";

const Clip = z
  .object({
    id: z.string(),
    project_id: z.string(),
    asset_id: z.string().describe("The file or session it is taken from."),
    title: z.string(),
    start_seconds: z.number(),
    end_seconds: z.number(),
  })
  .meta({ id: "Clip" });

const ClipCreate = z
  .strictObject({
    asset_id: z.string().max(100).describe("A file of the project, or a session of one of its studies."),
    title: oneLine(LONGEST_NAME),
    start_seconds: z.number().min(0).max(1_000_000),
    end_seconds: z.number().min(0).max(1_000_000),
  })
  .meta({ id: "ClipCreate" });

export const toClip = ({ id, projectId, title, passage }: ClipRecord): z.input<typeof Clip> => ({
  id,
  project_id: projectId ?? "",
  asset_id: passage.ownerId,
  title,
  start_seconds: passage.startSeconds,
  end_seconds: passage.endSeconds,
});

const tag = "Clips";

export const listClips = operation({
  id: "listClips",
  method: "GET",
  path: "/projects/{projectId}/clips",
  tag,
  summary: "List a project's clips, newest first",
  access: "read",
  status: 200,
  params: ProjectParams,
  query: PageQuery,
  response: listOf(Clip),
});

export const createClip = operation({
  id: "createClip",
  method: "POST",
  path: "/projects/{projectId}/clips",
  tag,
  summary: "Create a clip from a recording or transcript",
  description:
    "0 ≤ `start_seconds` < `end_seconds` ≤ the length of the asset; otherwise returns 422 with the path of the problem.",
  access: "write",
  status: 201,
  params: ProjectParams,
  body: ClipCreate,
  example: { asset_id: exampleId("file"), title: "Left because of the card", start_seconds: 0, end_seconds: 4 },
  response: data(Clip),
});
