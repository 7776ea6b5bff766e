import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { DeletionState } from "@/lib/services/workspaces/record";
import { DateTime } from "./shared";

const tag = "Settings";

export const Deletion = z
  .object({
    deletion: z
      .object({ deleteAt: DateTime, requestedAt: DateTime, requestedBy: z.string().nullable() })
      .nullable()
      .describe("Null unless an admin asked for it."),
    workspaceName: z.string(),
    runningStudies: z.int().describe("Studies that asking for it pauses."),
  })
  .meta({ id: "WorkspaceDeletion" });
export type DeletionShape = z.output<typeof Deletion>;

export const toDeletion = ({ deletion, ...state }: DeletionState): z.input<typeof Deletion> => ({
  ...state,
  deletion: deletion && {
    deleteAt: deletion.deleteAt.toISOString(),
    requestedAt: deletion.requestedAt.toISOString(),
    requestedBy: deletion.requestedBy,
  },
});

const path = "/settings/workspace/deletion";

export const getDeletion = operation({
  id: "getWorkspaceDeletion",
  method: "GET",
  path,
  tag,
  summary: "Whether the workspace is going to be deleted, and when",
  access: "person",
  status: 200,
  response: Deletion,
});

export const scheduleDeletion = operation({
  id: "scheduleWorkspaceDeletion",
  method: "POST",
  path,
  tag,
  summary: "Have the workspace deleted in 30 days",
  description:
    "Admins only. Until then only admins get in, and nothing can be changed; keys, connections and webhooks have stopped. " +
    "409 while a payment is under way.",
  access: "person",
  status: 200,
  body: z.strictObject({ name: z.string().max(200).describe("The workspace's name, as it is written.") }),
  response: Deletion,
});

export const undoDeletion = operation({
  id: "undoWorkspaceDeletion",
  method: "DELETE",
  path,
  tag,
  summary: "Keep the workspace after all",
  description: "Admins only. 409 once the 30 days are over.",
  access: "person",
  status: 200,
  response: Deletion,
});
