import { apply } from "@/lib/services/tag-applications/apply";
import { snakePaths } from "@/lib/v1/snake-paths";
import { v1, v1Others } from "@/lib/v1/surface";
import { createTagApplication, toTagApplication, toTarget } from "@/lib/v1/tag-applications";

export const POST = v1(createTagApplication, async (ctx, { params, body }) => {
  const wanted = { projectId: params.projectId, tagIds: [body.tag_id], target: toTarget(body) };
  const applied = await apply(ctx, wanted).catch(snakePaths({ ownerId: "file_id", span: "start_seconds" }));
  const made = applied.find(({ tag }) => tag.id === body.tag_id);
  if (!made) throw new Error("the tag that was applied is not on the passage");
  return { data: toTagApplication(made) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/tag-applications", ["POST"]);
