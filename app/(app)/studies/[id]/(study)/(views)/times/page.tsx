import type { Metadata } from "next";
import { OfferTimes } from "@/components/studies/times/offer-times";
import { SlotList } from "@/components/studies/times/slot-list";
import { FilterLinks } from "@/components/ui/lists/filter-links";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toSlot } from "@/lib/api/studies/slots";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { askedMinutes, lengthsOf } from "@/lib/core/time/asked-minutes";
import { pageContext } from "@/lib/http/pages/page-context";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/slots/list";
import { loadStudy } from "../../../load-study";
import { loadLiveStudy } from "./load-live-study";

const USUAL_MINUTES = 45;

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Times of ${(await loadStudy((await params).id)).title}` };
}

/** When the researcher can talk to people; only live interviews have times. */
export default async function TimesPage({ params, searchParams }: Props) {
  const { ctx } = await pageContext();
  const study = await loadLiveStudy((await params).id);
  const slots = (await list(ctx, study.id)).map(toSlot);
  const booked = slots.filter(({ participant }) => participant !== null);
  const shown = (await readQuery(searchParams)).show === "booked" ? "booked" : "all";
  const canWrite = may(ctx, "study.write");
  const canOffer = canWrite && study.status !== "ended";
  const here = `/studies/${study.id}/times`;
  const offered = slots.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
  const planned = study.settings.durationMin;
  const lengthMinutes = askedMinutes(lengthsOf(offered), planned) ?? planned ?? USUAL_MINUTES;
  const offer = <OfferTimes studyId={study.id} lengthMinutes={lengthMinutes} offered={offered} />;
  return (
    <>
      {slots.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <FilterLinks
              label="Times"
              chosen={shown}
              choices={[
                { value: "all", label: "All times", count: slots.length, href: here },
                { value: "booked", label: "Booked", count: booked.length, href: `${here}?show=booked` },
              ]}
            />
            {canOffer && offer}
          </div>
          {shown === "booked" && booked.length === 0 ? (
            <Panel>
              <EmptyState title="Nobody has booked a time yet">
                Whoever books one is listed here{sendsMail() && ", and you’re told by email"}.
              </EmptyState>
            </Panel>
          ) : (
            <SlotList
              studyId={study.id}
              slots={shown === "booked" ? booked : slots}
              canWrite={canWrite}
              sendsMail={sendsMail()}
            />
          )}
        </>
      ) : (
        <Panel>
          <EmptyState art={<Art scene="voice" />} title="No times are offered" action={canOffer && offer}>
            People who fit the screener choose one of your times.
            {sendsMail()
              ? " You both get a calendar invitation by email."
              : " Whoever books one is listed here: no mail server is set up, so you aren’t told by email."}
          </EmptyState>
        </Panel>
      )}
    </>
  );
}
