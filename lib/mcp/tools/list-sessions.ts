import { z } from "zod";
import { QUALITY_RATINGS, SESSION_STATUSES } from "@/lib/core/study/session-words";
import { list } from "@/lib/services/study-sessions/list";
import { tool } from "../tool";
import { listed, listOutput, pageInput } from "./paging";
import { SessionItem, toSessionItem } from "./session-item";
import { StudyRef } from "./shared-shapes";

export const listSessions = tool({
  name: "list_sessions",
  title: "List a study's sessions",
  description:
    "Returns a study's sessions, newest first, with participant, status, length, and quality but without " +
    "transcripts. Use it to see who took part; use `get_session` for what was said in one session and " +
    '`search_evidence` for what was said about a topic in all of them. Example: {"study": ' +
    '"checkout-exit", "status": "completed"}.',
  access: "read",
  input: z.strictObject({
    study: StudyRef,
    status: z.enum(SESSION_STATUSES).optional().describe("Only sessions in this state."),
    quality: z.enum(QUALITY_RATINGS).optional().describe("Only completed sessions of this quality."),
    ...pageInput,
  }),
  output: listOutput(SessionItem),
  run: (ctx, { study, limit, ...query }) =>
    listed(limit, (most) => list(ctx, study, { ...query, limit: most }), toSessionItem),
});
