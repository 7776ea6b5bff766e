import * as operations from "@/lib/api/settings/profile";
import { api, apiOthers } from "@/lib/api/surface";
import { getProfile } from "@/lib/services/people/get-profile";
import { updateProfile } from "@/lib/services/people/update-profile";

const { toProfile } = operations;

export const GET = api(operations.getProfile, async (ctx) => toProfile(await getProfile(ctx)));
export const PATCH = api(operations.updateProfile, async (ctx, { body }) => toProfile(await updateProfile(ctx, body)));
export const { POST, PUT, DELETE, OPTIONS } = apiOthers("/settings/profile", ["GET", "PATCH"]);
