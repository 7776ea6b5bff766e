import { getScimSettings, saveScimSettings, toSavedScimSettings, toScimSettings } from "@/lib/api/settings/scim";
import { api, apiOthers } from "@/lib/api/surface";
import { read } from "@/lib/services/provisioning/settings/read";
import { save } from "@/lib/services/provisioning/settings/save";

export const GET = api(getScimSettings, async (ctx) => toScimSettings(await read(ctx)));
export const PUT = api(saveScimSettings, async (ctx, { body }) => toSavedScimSettings(await save(ctx, body)));
export const { POST, PATCH, DELETE, OPTIONS } = apiOthers("/settings/scim", ["GET", "PUT"]);
