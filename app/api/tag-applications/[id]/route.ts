import { api, apiOthers } from "@/lib/api/surface";
import { deleteTagApplication, toTagApplication } from "@/lib/api/tags/applications";
import { remove } from "@/lib/services/tag-applications/remove";

export const DELETE = api(deleteTagApplication, async (ctx, { params }) =>
  toTagApplication(await remove(ctx, params.id)),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/tag-applications/{id}", ["DELETE"]);
