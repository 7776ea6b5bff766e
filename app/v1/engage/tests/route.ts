import { create } from "@/lib/services/studies/create";
import { fromTemplates } from "@/lib/services/studies/draft/from-templates";
import { list } from "@/lib/services/studies/list";
import { createEngageTest, listEngageTests, toStudyFields } from "@/lib/v1/engage";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";
import { toTest } from "@/lib/v1/tests";

export const GET = v1(listEngageTests, async (ctx, { query }) =>
  toList(await list(ctx, { ...query, tests: true }), toTest),
);
export const POST = v1(createEngageTest, async (ctx, { body }) => {
  const fields = toStudyFields(body);
  return { data: toTest(await create(ctx, fields.guide ? fields : { ...fields, ...drafted(body) })) };
});
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/engage/tests", ["GET", "POST"]);

/** The guide for callers that sent none; it is written without asking any outside service. */
function drafted({ title, description, type }: Parameters<typeof toStudyFields>[0]) {
  const { guide, language } = fromTemplates({ question: description || title, type });
  return { guide, language };
}
