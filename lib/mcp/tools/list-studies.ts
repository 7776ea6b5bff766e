import { z } from "zod";
import { STUDY_STATUSES, STUDY_TYPES } from "@/lib/core/study/types";
import { list } from "@/lib/services/studies/list";
import { tool } from "../tool";
import { listed, listOutput, pageInput } from "./paging";
import { StudyItem, toStudyItem } from "./study-item";

export const listStudies = tool({
  name: "list_studies",
  title: "List studies",
  description:
    "Returns the workspace's studies, newest first, each with its id, slug, type, status, and number of " +
    "completed sessions. Use it to find a study or see what research there is; use `search` when the name " +
    "may also be that of a report, chat, or file, and `get_study` for what one study asks. Example: " +
    '{"status": "running", "q": "checkout"}.',
  access: "read",
  input: z.strictObject({
    status: z.enum(STUDY_STATUSES).optional().describe("Only studies in this state."),
    type: z.enum(STUDY_TYPES).optional().describe("Only studies of this type."),
    q: z.string().trim().max(200).optional().describe("Matches part of the title, research question, or description."),
    ...pageInput,
  }),
  output: listOutput(StudyItem),
  run: (ctx, { limit, ...query }) => listed(limit, (most) => list(ctx, { ...query, limit: most }), toStudyItem),
});
