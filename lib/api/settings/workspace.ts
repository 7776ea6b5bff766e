import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { PLANS } from "@/lib/core/plans";
import type { MyWorkspaceRecord, WorkspaceDetails } from "@/lib/services/workspaces/record";
import { RoleName, WorkspaceName } from "./shapes";

const tag = "Settings";

const MyWorkspace = z
  .object({ id: z.string(), name: z.string(), plan: z.enum(PLANS), role: RoleName })
  .meta({ id: "MyWorkspace" });

const Member = z
  .object({ id: z.string(), name: z.string().nullable(), email: z.email(), role: RoleName })
  .meta({ id: "Member" });

const WorkspaceSettings = MyWorkspace.extend({
  memberCount: z.int(),
  members: z.array(Member).describe("The first 500, by name."),
}).meta({ id: "WorkspaceSettings" });

export const toMyWorkspace = (workspace: MyWorkspaceRecord): z.input<typeof MyWorkspace> => workspace;
export const toWorkspaceSettings = (details: WorkspaceDetails): z.input<typeof WorkspaceSettings> => details;

export const getWorkspaceSettings = operation({
  id: "getWorkspaceSettings",
  method: "GET",
  path: "/settings/workspace",
  tag,
  summary: "Get the current workspace and its members",
  access: "person",
  status: 200,
  response: WorkspaceSettings,
});

export const switchWorkspace = operation({
  id: "switchWorkspace",
  method: "POST",
  path: "/settings/workspace",
  tag,
  summary: "Switch this session to another workspace",
  access: "person",
  // A tab that still shows another workspace than the session's may switch too.
  withoutWorkspace: true,
  status: 200,
  body: z.strictObject({ workspaceId: z.string().max(100) }),
  response: MyWorkspace,
});

export const renameWorkspace = operation({
  id: "renameWorkspace",
  method: "PATCH",
  path: "/settings/workspace",
  tag,
  summary: "Rename the current workspace",
  access: "person",
  status: 200,
  body: z.strictObject({ name: WorkspaceName }),
  response: WorkspaceSettings,
});

export const createWorkspace = operation({
  id: "createWorkspace",
  method: "POST",
  path: "/settings/workspaces",
  tag,
  summary: "Create a workspace on Free",
  description:
    "For someone who is in none: you become its admin, and it becomes the session's current one. Returns 409 otherwise.",
  access: "person",
  withoutWorkspace: true,
  status: 201,
  body: z.strictObject({ name: WorkspaceName }),
  response: MyWorkspace,
});
