import { cache } from "react";
import { toStudy } from "@/lib/api/studies/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/studies/get";

/** The study in the address, by id or slug, read once per request. */
export const loadStudy = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toStudy));
});
