import { cache } from "react";
import { toThreadDetail } from "@/lib/api/eva-shapes";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { get } from "@/lib/services/threads/get";

/** Read once a request, for the title and the body. */
export const loadThread = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toThreadDetail));
});
