import { cache } from "react";
import { toThreadDetail } from "@/lib/api/eva/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/threads/get";

/** A conversation of 300 messages was a page of 1.8 MB: earlier messages are fetched when somebody scrolls up. */
const FIRST_MESSAGES = 40;

/** Read once per request, for the title and the body. */
export const loadThread = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id, { most: FIRST_MESSAGES }).then(toThreadDetail));
});
