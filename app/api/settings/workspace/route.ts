import {
  getWorkspaceSettings,
  renameWorkspace,
  switchWorkspace,
  toMyWorkspace,
  toWorkspaceSettings,
} from "@/lib/api/settings/workspace";
import { api, apiOthers } from "@/lib/api/surface";
import { getDetails } from "@/lib/services/workspaces/get-details";
import { rename } from "@/lib/services/workspaces/rename";
import { switchTo } from "@/lib/services/workspaces/switch-to";

export const GET = api(getWorkspaceSettings, async (ctx) => toWorkspaceSettings(await getDetails(ctx)));
export const PATCH = api(renameWorkspace, async (ctx, { body }) => toWorkspaceSettings(await rename(ctx, body.name)));
export const POST = api(switchWorkspace, async (ctx, { body }) => toMyWorkspace(await switchTo(ctx, body.workspaceId)));
export const { PUT, DELETE, OPTIONS } = apiOthers("/settings/workspace", ["GET", "POST", "PATCH"]);
