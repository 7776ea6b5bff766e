import { getRecruiting, requestRecruiting, toRecruiting } from "@/lib/api/studies/recruiting";
import { api, apiOthers } from "@/lib/api/surface";
import { channels } from "@/lib/services/recruiting/channels";
import { request } from "@/lib/services/recruiting/request";

export const GET = api(getRecruiting, async (ctx, { params }) => toRecruiting(await channels(ctx, params.id)));
export const POST = api(requestRecruiting, async (ctx, { params, body }) =>
  toRecruiting(await request(ctx, params.id, body)),
);
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/recruiting", ["GET", "POST"]);
