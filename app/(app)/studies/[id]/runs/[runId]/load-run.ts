import { notFound } from "next/navigation";
import { cache } from "react";
import { toSwarmRunDetail } from "@/lib/api/swarm/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { getRun } from "@/lib/services/swarm/runs/get";
import { loadStudy } from "../../load-study";

/** A run of this study, read once per request. */
export const loadRun = cache(async (id: string, runId: string) => {
  const { ctx } = await pageContext();
  const [study, run] = await Promise.all([loadStudy(id), pageOrNotFound(getRun(ctx, runId).then(toSwarmRunDetail))]);
  if (run.studyId !== study.id) notFound();
  return { study, run };
});
