import { getSsoSettings, removeSso, saveSsoSettings, toSsoSettings } from "@/lib/api/settings/sso";
import { api, apiOthers } from "@/lib/api/surface";
import { read } from "@/lib/services/sso/read";
import { remove } from "@/lib/services/sso/remove";
import { save } from "@/lib/services/sso/save";

export const GET = api(getSsoSettings, async (ctx) => toSsoSettings(await read(ctx)));
export const PUT = api(saveSsoSettings, async (ctx, { body }) => toSsoSettings(await save(ctx, body)));
export const DELETE = api(removeSso, async (ctx) => toSsoSettings(await remove(ctx)));
export const { POST, PATCH, OPTIONS } = apiOthers("/settings/sso", ["GET", "PUT", "DELETE"]);
