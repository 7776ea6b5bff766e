import { getWithLink } from "@/lib/services/files/get-with-link";
import { getFile, toFile } from "@/lib/v1/files";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(getFile, async (ctx, { params }) => {
  const { file, url } = await getWithLink(ctx, params.id);
  return { data: { ...toFile(file), url } };
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/files/{id}", ["GET"]);
