import type { Metadata } from "next";
import { ResultsView } from "@/components/studies/results/results-view";
import { toStudyResults } from "@/lib/api/studies/results";
import { pageContext } from "@/lib/http/pages/page-context";
import { results } from "@/lib/services/studies/results";
import { loadPeopleStudy } from "../../../load-people-study";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Answers to ${(await loadPeopleStudy((await params).id)).title}` };
}

export default async function ResultsPage({ params }: Props) {
  const { ctx } = await pageContext();
  const study = await loadPeopleStudy((await params).id);
  const found = toStudyResults(await results(ctx, study.id));
  return <ResultsView studyId={study.id} results={found} />;
}
