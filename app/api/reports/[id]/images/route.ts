import { addReportImage } from "@/lib/api/reports/parts";
import { api, apiOthers } from "@/lib/api/surface";
import { add } from "@/lib/services/reports/images/add";

export const POST = api(addReportImage, async (ctx, { params, body }) => {
  const { id: imageId, ...image } = await add(ctx, params.id, body.bytes);
  return { imageId, ...image };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/images", ["POST"]);
