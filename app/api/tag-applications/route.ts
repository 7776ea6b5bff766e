import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { createTagApplications, listTagApplications, toTagApplication, toTarget } from "@/lib/api/tags/applications";
import { apply } from "@/lib/services/tag-applications/apply";
import { list } from "@/lib/services/tag-applications/list";

export const GET = api(listTagApplications, async (ctx, { query }) => toList(await list(ctx, query), toTagApplication));
export const POST = api(createTagApplications, async (ctx, { body }) => {
  const wanted = { tagIds: body.tagIds, target: toTarget(body) };
  const applications = (await apply(ctx, wanted)).map(toTagApplication);
  const [first] = applications;
  if (!first) throw new Error("a passage was tagged and carries no tag");
  return { evidence: first.evidence, applications };
});
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/tag-applications", ["GET", "POST"]);
