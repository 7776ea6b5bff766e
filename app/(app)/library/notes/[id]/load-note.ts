import { cache } from "react";
import { toLibraryNoteDetail } from "@/lib/api/notes/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/notes/get";

/** Read once per request, for the title and the body. */
export const loadNote = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toLibraryNoteDetail));
});
