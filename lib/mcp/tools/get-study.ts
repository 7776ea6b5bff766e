import { z } from "zod";
import type { Context } from "@/lib/core/context";
import { get } from "@/lib/services/studies/get";
import type { StudyRecord } from "@/lib/services/studies/record";
import { tool } from "../tool";
import { bytesOf, fittingPart, MOST_BYTES } from "./cap";
import { compact } from "./compact";
import { cutOutput, partInput } from "./paging";
import { StudyRef } from "./shared-shapes";
import { StudyItem, toStudyItem } from "./study-item";
import { StudyParts, toAudience, toQuestion, toScreenerQuestion } from "./study-parts";

const PARTS = ["guide", "screener", "audience"] as const;
type Part = (typeof PARTS)[number];

export const getStudy = tool({
  name: "get_study",
  title: "Get a study",
  description:
    "Returns one study with its research question, status, interview guide, screener, and audience. Use " +
    "it to see what a study asks, and whom; use `get_study_status` for its progress, `get_readout` for " +
    'what it found, and `list_sessions` for who took part. Example: {"study": "checkout-exit", "include": ' +
    '["guide"]}.',
  access: "read",
  input: z.strictObject({
    study: StudyRef,
    include: z
      .array(z.enum(PARTS))
      .max(PARTS.length)
      .default([...PARTS])
      .describe("Which parts to return; all by default."),
    ...partInput,
  }),
  output: StudyItem.extend({
    description: z.string().optional(),
    durationMin: z.int().optional().describe("How long it takes, in minutes."),
    ...StudyParts,
    nextCursor: z.string().optional().describe("Pass it as `cursor` for the rest of a very long study."),
    ...cutOutput,
  }),
  run: async (ctx, { study: ref, include, cursor }) => {
    const study = await get(ctx, ref);
    const fields = compact({
      ...toStudyItem(study),
      description: study.description || null,
      durationMin: study.durationMin,
    });
    const audience = include.includes("audience") && cursor === undefined ? toAudience(study) : null;
    const mostBytes = MOST_BYTES - bytesOf(fields) - bytesOf(audience);
    const { items, nextCursor, truncated } = fittingPart(asked(study, include), {
      scope: scopeOf(ctx, study.id, include),
      cursor,
      mostBytes,
    });
    return { ...fields, ...compact({ ...together(study, items), audience, nextCursor, truncated }) };
  },
  link: ({ id, slug, title }) => ({ uri: `eva://studies/${id}`, name: slug, title }),
});

const scopeOf = ({ workspaceId }: Context, id: string, include: readonly Part[]) =>
  `${workspaceId}:mcp-study:${id}:${PARTS.filter((part) => include.includes(part)).join()}`;

/** All questions of a study in order, the unit by which a result is cut. */
const asked = ({ guide, screener }: StudyRecord, include: readonly Part[]) => [
  ...(include.includes("guide")
    ? guide.sections.flatMap(({ id, title, questions }) =>
        questions.map((question) => ({ of: "guide" as const, section: { id, title }, question: toQuestion(question) })),
      )
    : []),
  ...(include.includes("screener")
    ? screener.questions.map((question) => ({ of: "screener" as const, question: toScreenerQuestion(question) }))
    : []),
];

/** Puts questions back into their sections. A study without questions has neither part. */
function together({ guide }: StudyRecord, items: ReturnType<typeof asked>) {
  const inGuide = items.flatMap((item) => (item.of === "guide" ? [item] : []));
  const sections = guide.sections.flatMap(({ id, title }) => {
    const questions = inGuide.filter(({ section }) => section.id === id).map(({ question }) => question);
    return questions.length > 0 ? [{ id, title, questions }] : [];
  });
  const questions = items.flatMap((item) => (item.of === "screener" ? [item.question] : []));
  return {
    guide: sections.length > 0 ? { sections } : null,
    screener: questions.length > 0 ? { questions } : null,
  };
}
