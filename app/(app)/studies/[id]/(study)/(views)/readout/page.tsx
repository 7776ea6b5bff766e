import type { Metadata } from "next";
import { firstQuotes } from "@/components/readout/quote/first-quotes";
import { ReadoutView } from "@/components/readout/readout-view";
import { toReadout } from "@/lib/api/readouts/shape";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { modelName } from "@/lib/services/model/model-name";
import { read } from "@/lib/services/readouts/read";
import { loadPeopleStudy } from "../../../load-people-study";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Readout of ${(await loadPeopleStudy((await params).id)).title}` };
}

export default async function ReadoutPage({ params }: Props) {
  const { ctx } = await pageContext();
  const study = await loadPeopleStudy((await params).id);
  const readout = firstQuotes(toReadout(await read(ctx, study.id)));
  return (
    <ReadoutView readout={readout} studyTitle={study.title} model={modelName()} canWrite={may(ctx, "evidence.write")} />
  );
}
