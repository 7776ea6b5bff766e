import { cache } from "react";
import { toClip } from "@/lib/api/clips/clips";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/clips/get";
import { withLink } from "@/lib/services/clips/with-links";

/** Read once per request, for the title and the body. */
export const loadClip = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return toClip(await withLink(await pageOrNotFound(get(ctx, id))));
});
