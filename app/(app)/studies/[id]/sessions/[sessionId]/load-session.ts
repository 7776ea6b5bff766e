import { cache } from "react";
import { toSessionDetail } from "@/lib/api/studies/sessions";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/study-sessions/get";
import { names } from "@/lib/services/study-sessions/names";

/** Read once per request, for the title and the body. */
export const loadSession = cache(async (id: string, sessionId: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id, sessionId).then(toSessionDetail));
});

/** The participant's label, which quotes go by, and their name where it is known. */
export const loadSessionTitle = cache(async (id: string, sessionId: string) => {
  const { ctx } = await pageContext();
  const [{ participant }, known] = await Promise.all([loadSession(id, sessionId), names(ctx, [sessionId])]);
  return [participant.label, known[sessionId]].filter(Boolean).join(" · ");
});
