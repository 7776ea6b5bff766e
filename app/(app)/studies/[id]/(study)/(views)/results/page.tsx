import type { Metadata } from "next";
import { StudyFrame } from "@/components/studies/frame/study-frame";
import { ResultsView } from "@/components/studies/results/results-view";
import { toStudyResults } from "@/lib/api/study-results";
import { pageContext } from "@/lib/http/page-context";
import { may } from "@/lib/services/access/permit";
import { results } from "@/lib/services/studies/results";
import { loadPeopleStudy } from "../load-people-study";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Answers to ${(await loadPeopleStudy((await params).id)).title}` };
}

export default async function ResultsPage({ params }: Props) {
  const { ctx } = await pageContext();
  const study = await loadPeopleStudy((await params).id);
  const found = toStudyResults(await results(ctx, study.id));
  return (
    <StudyFrame study={study} shown="results" canWrite={may(ctx, "study.write")} canDelete={may(ctx, "study.delete")}>
      <ResultsView studyId={study.id} results={found} />
    </StudyFrame>
  );
}
