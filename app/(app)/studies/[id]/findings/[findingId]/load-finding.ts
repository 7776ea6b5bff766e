import { notFound } from "next/navigation";
import { cache } from "react";
import { toFinding } from "@/lib/api/swarm/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { getFinding } from "@/lib/services/swarm/get-finding";
import { loadStudy } from "../../load-study";

/** A finding of this study, read once per request. */
export const loadFinding = cache(async (id: string, findingId: string) => {
  const { ctx } = await pageContext();
  const [study, finding] = await Promise.all([
    loadStudy(id),
    pageOrNotFound(getFinding(ctx, findingId).then(toFinding)),
  ]);
  if (finding.studyId !== study.id) notFound();
  return { study, finding };
});
