import { cache } from "react";
import { toLibraryFileDetail } from "@/lib/api/library/library";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/files/get";

/** What is read first comes with the page; the rest follows while it is read. */
const FIRST_SEGMENTS = 60;

/** Read once per request, for the title and the body. */
export const loadFile = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id, { segments: FIRST_SEGMENTS }).then(toLibraryFileDetail));
});
