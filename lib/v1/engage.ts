import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { operation } from "@/lib/core/operation";
import { STUDY_RULES } from "@/lib/core/study/study-rules";
import { Test } from "@/lib/events/resources/test";
import type { StudyFields } from "@/lib/services/studies/record";
import { GuideInput, toGuideInput } from "./engage-guide";
import { data, IdParams, listOf, PageQuery } from "./shared";

const TestCreate = z
  .strictObject({
    project_id: z.string().max(100).optional(),
    title: STUDY_RULES.title,
    type: STUDY_RULES.testType.default("ai-curated-interview"),
    description: STUDY_RULES.description.optional(),
    duration_min: STUDY_RULES.durationMin.optional(),
    guide: GuideInput.optional().describe(
      "The questions to ask. If omitted, a guide is drafted from the title and description.",
    ),
  })
  .meta({ id: "TestCreate" });

/** The study that a body describes. */
export const toStudyFields = (body: z.output<typeof TestCreate>): StudyFields & { title: string } => ({
  title: body.title,
  type: body.type,
  projectId: body.project_id,
  description: body.description,
  durationMin: body.duration_min,
  guide: body.guide && toGuideInput(body.guide),
});

/**
 * There is no card, or the bank wants confirmation: nothing was charged, and someone has to pay on the checkout page.
 */
export const paymentNeeded = (checkoutUrl: string): AppError =>
  new AppError("allowance_used", `No card could be charged. The test goes live once it is paid for at ${checkoutUrl}`);

const tag = "Engage";

export const listEngageTests = operation({
  id: "listEngageTests",
  method: "GET",
  path: "/engage/tests",
  tag,
  summary: "List the workspace's tests, newest first",
  access: "read",
  status: 200,
  query: PageQuery,
  response: listOf(Test),
});

export const createEngageTest = operation({
  id: "createEngageTest",
  method: "POST",
  path: "/engage/tests",
  tag,
  summary: "Create a draft test",
  access: "write",
  status: 201,
  location: ({ data }) => `/v1/engage/tests/${data.id}`,
  body: TestCreate,
  response: data(Test),
});

export const getEngageTest = operation({
  id: "getEngageTest",
  method: "GET",
  path: "/engage/tests/{id}",
  tag,
  summary: "Get a test",
  access: "read",
  status: 200,
  params: IdParams,
  response: data(Test),
});

export const publishEngageTest = operation({
  id: "publishEngageTest",
  method: "POST",
  path: "/engage/tests/{id}/publish",
  tag,
  summary: "Publish a draft",
  isRepeatable: true,
  description:
    "Charges the saved card for all participants and makes the draft live. When there is no card or the " +
    "bank wants a confirmation, returns 402 `quota_exceeded` with a message that names the payment page; " +
    "the test goes live once it is paid for there. `POST /api/studies/{id}/publish`, which takes the same key, " +
    "returns that page's address as a field.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: data(Test),
});
