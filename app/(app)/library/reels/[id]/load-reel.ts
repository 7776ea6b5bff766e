import { cache } from "react";
import { toReelDetail } from "@/lib/api/clips/reels";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/reels/get";
import { withLinks } from "@/lib/services/reels/with-links";

/** Read once per request, for the title and the body. */
export const loadReel = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return toReelDetail(...(await withLinks(await pageOrNotFound(get(ctx, id)))));
});
