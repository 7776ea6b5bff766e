import { linkParts, toPartLinks } from "@/lib/api/library/uploads";
import { api, apiOthers } from "@/lib/api/surface";
import { linkParts as link } from "@/lib/services/uploads/link-parts";

export const POST = api(linkParts, async (ctx, { params, body }) =>
  toPartLinks(await link(ctx, params.id, body.partNumbers)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/uploads/{id}/parts", ["POST"]);
