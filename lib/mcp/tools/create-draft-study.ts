import { z } from "zod";
import { AUDIENCE_RULES } from "@/lib/core/study/audience-rules";
import { estimateOf } from "@/lib/core/study/estimate";
import { STUDY_RULES } from "@/lib/core/study/study-rules";
import { TEST_TYPES } from "@/lib/core/study/types";
import { createFromQuestion } from "@/lib/services/studies/create-from-question";
import type { StudyRecord } from "@/lib/services/studies/record";
import { requireTest } from "@/lib/services/studies/require-test";
import { tool } from "../tool";
import { appUrl } from "./app-url";
import { compact } from "./compact";
import { once } from "./once";
import { Id, RepeatKey, Url } from "./shared-shapes";

const NOTE =
  "This is a draft: nothing was published and nothing was charged. A person reviews and launches it at editUrl.";

export const createDraftStudy = tool({
  name: "create_draft_study",
  title: "Draft a study",
  description:
    "Creates a draft study from a research question: Eva writes the title, interview guide, and screener. " +
    "Publishes nothing, charges nothing, and contacts nobody; a person reviews and launches it in the " +
    "app. Returns the draft with an outline of its guide and the cost of launching it. Use it when " +
    "somebody wants to ask people something; use `ask_eva` or `search_evidence` first to see what earlier " +
    'studies already answer. Example: {"question": "Why do trial users not come back after the first ' +
    'week?", "n_participants": 12}.',
  access: "write",
  input: z.strictObject({
    question: STUDY_RULES.question.min(10).describe("The research question, 10 to 1000 characters."),
    title: STUDY_RULES.title.optional().describe("Based on the question when omitted."),
    type: z
      .enum(TEST_TYPES)
      .default("ai-curated-interview")
      .describe("AI-moderated interview, a survey that Eva curates or writes, or a live interview."),
    project: Id.optional().describe("The id of its project, from `search`."),
    audience_notes: z
      .string()
      .trim()
      .max(2000)
      .optional()
      .describe("Who should take part, in words. Kept with the study for a person to set as its audience."),
    n_participants: AUDIENCE_RULES.participants.optional().describe("How many people, 1 to 500."),
    language: STUDY_RULES.language
      .optional()
      .describe("A BCP-47 tag such as en or pt-BR; defaults to the question's language."),
    idempotency_key: RepeatKey.optional(),
  }),
  output: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    status: z.literal("draft"),
    type: z.enum(TEST_TYPES),
    projectId: z.string().optional(),
    language: z.string().optional(),
    guide: z.object({
      sections: z.array(z.object({ title: z.string(), questions: z.array(z.string()) })),
    }),
    screenerQuestions: z.array(z.string()).optional(),
    estimateCents: z.int().optional().describe("Cost of launching, in US cents; absent without n_participants."),
    note: z.string(),
    editUrl: Url.describe("Where a person edits and launches it."),
    url: Url,
  }),
  run: (ctx, { idempotency_key: key, ...given }) => {
    const { audience_notes: notes, n_participants: targetParticipants, project: projectId, ...fields } = given;
    const description = notes ? `Who should take part: ${notes}` : undefined;
    const make = async (repeatKey: string | null) => {
      const wanted = { ...fields, projectId, description, targetParticipants };
      const study = await createFromQuestion(ctx, wanted, { draft: true, repeatKey });
      return compact({
        id: study.id,
        slug: study.slug,
        title: study.title,
        status: "draft" as const,
        type: requireTest(study).type,
        projectId: study.projectId,
        language: study.language,
        ...outlineOf(study),
        estimateCents: targetParticipants === undefined ? null : estimateOf(study).totalCents,
        note: NOTE,
        editUrl: appUrl(`/studies/${study.id}/edit`),
        url: appUrl(`/studies/${study.id}`),
      });
    };
    if (key === undefined) return make(null);
    return once(ctx, { tool: "create_draft_study", key, given }, () => make(`MCP ${key}`));
  },
});

function outlineOf({ guide, screener }: StudyRecord) {
  const sections = guide.sections.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ text }) => text),
  }));
  const screenerQuestions = screener.questions.map(({ label }) => label);
  return { guide: { sections }, screenerQuestions: screenerQuestions.length > 0 ? screenerQuestions : null };
}
