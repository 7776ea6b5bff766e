import { cache } from "react";
import { toBoardWithCards } from "@/lib/api/boards/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/boards/get";

/** Read once per request, for the title and the body. */
export const loadBoard = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toBoardWithCards));
});
