import type { Metadata } from "next";
import { OfferTimes } from "@/components/studies/times/offer-times";
import { SlotList } from "@/components/studies/times/slot-list";
import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { toSlot } from "@/lib/api/study-slots";
import { pageContext } from "@/lib/http/page-context";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/slots/list";
import { loadStudy } from "../../../load-study";
import { loadLiveStudy } from "./load-live-study";

const USUAL_MINUTES = 45;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Times of ${(await loadStudy((await params).id)).title}` };
}

/** When the researcher can talk to people; only live interviews have times. */
export default async function TimesPage({ params }: Props) {
  const { ctx } = await pageContext();
  const study = await loadLiveStudy((await params).id);
  const slots = await list(ctx, study.id);
  const canWrite = may(ctx, "study.write");
  const canOffer = canWrite && study.status !== "ended";
  const offer = <OfferTimes studyId={study.id} lengthMinutes={study.settings.durationMin ?? USUAL_MINUTES} />;
  return (
    <>
      {slots.length > 0 ? (
        <>
          {canOffer && <div>{offer}</div>}
          <SlotList studyId={study.id} slots={slots.map(toSlot)} canWrite={canWrite} />
        </>
      ) : (
        <Panel>
          <EmptyState art={<Art scene="voice" />} title="No times are offered" action={canOffer && offer}>
            People who fit the screener choose one of your times. You both get a calendar invitation by email.
          </EmptyState>
        </Panel>
      )}
    </>
  );
}
