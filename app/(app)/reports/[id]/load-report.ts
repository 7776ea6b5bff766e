import { cache } from "react";
import { toReportDetail } from "@/lib/api/reports/shape";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/reports/get";

/** Read once per request, for the title and the body. */
export const loadReport = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toReportDetail));
});
