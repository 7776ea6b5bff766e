import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import type { DeletionState } from "@/lib/services/workspaces/record";

const tag = "Settings";

export const Deletion = z
  .object({
    deletion: z
      .object({ deleteAt: DateTime, requestedAt: DateTime, requestedBy: z.string().nullable() })
      .nullable()
      .describe("Null unless an admin has requested it."),
    workspaceName: z.string(),
    runningStudies: z.int().describe("Studies that the request will pause."),
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
  summary: "Get whether and when the workspace will be deleted",
  access: "person",
  status: 200,
  response: Deletion,
});

export const scheduleDeletion = operation({
  id: "scheduleWorkspaceDeletion",
  method: "POST",
  path,
  tag,
  summary: "Schedule the workspace for deletion in 30 days",
  description:
    "Admins only. Until then, only admins can get in and nothing can be changed; keys, connections, and " +
    "webhooks stop working, Swarm agents stop, and interviews booked for later are canceled. Returns 409 while a payment is in progress.",
  access: "person",
  status: 200,
  body: z.strictObject({
    name: z.string().max(LONGEST_NAME).describe("The workspace's name, exactly as it is written."),
  }),
  response: Deletion,
});

export const undoDeletion = operation({
  id: "undoWorkspaceDeletion",
  method: "DELETE",
  path,
  tag,
  summary: "Cancel the deletion of the workspace",
  description: "Admins only. Returns 409 once the 30 days are over.",
  access: "person",
  status: 200,
  response: Deletion,
});
