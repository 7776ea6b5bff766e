import { z } from "zod";
import { TEST_TYPES } from "@/lib/core/study/types";
import { create } from "@/lib/services/studies/create";
import { draft } from "@/lib/services/studies/draft/draft";
import { titleOf } from "@/lib/services/studies/draft/title-of";
import { kind } from "./kind";

const WORDS = {
  "ai-curated-interview": "interview study",
  "ai-curated-survey": "survey",
  "ai-generated-survey": "survey",
  "live-interview": "live interview study",
} as const;

/** A draft study from its research question; it costs nothing until it is launched. */
export const createStudy = kind({
  permission: "study.write",
  asksModelSeconds: 30,
  payload: z.strictObject({
    question: z.string().min(3).max(1000),
    type: z.enum(TEST_TYPES),
    projectId: z.string().max(100).optional(),
  }),
  describe: async (_ctx, { question, type }) => ({
    summary: `Draft the ${WORDS[type]} “${titleOf(question)}”. Nobody is contacted yet.`,
    costCents: null,
  }),
  async ready(ctx, { question, type, projectId }) {
    const { title, language, guide, screener } = await draft(ctx, { question, type });
    return async () => {
      const study = await create(ctx, { question, type, projectId, title, language, guide, screener });
      return { type: "study", id: study.id, title: study.title, url: `/studies/${study.id}` };
    };
  },
});
