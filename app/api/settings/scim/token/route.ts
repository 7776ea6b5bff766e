import { regenerateScimToken, toSavedScimSettings } from "@/lib/api/settings/scim";
import { api, apiOthers } from "@/lib/api/surface";
import { regenerateToken } from "@/lib/services/provisioning/settings/regenerate-token";

export const POST = api(regenerateScimToken, async (ctx) => toSavedScimSettings(await regenerateToken(ctx)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/scim/token", ["POST"]);
