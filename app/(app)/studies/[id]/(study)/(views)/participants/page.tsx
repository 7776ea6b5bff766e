import { Download } from "lucide-react";
import type { Metadata } from "next";
import { OptionLimits } from "@/components/studies/participants/option-limits";
import { ParticipantList } from "@/components/studies/participants/participant-list";
import { ParticipantSearch } from "@/components/studies/participants/participant-search";
import { participantWords } from "@/components/studies/participants/participant-words";
import { participantsPath } from "@/components/studies/participants/participants-path";
import { Button } from "@/components/ui/button";
import { FilterLinks } from "@/components/ui/lists/filter-links";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toParticipant } from "@/lib/api/studies/participants";
import { mayFinish } from "@/lib/core/study/may-finish";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { countByStatus } from "@/lib/services/participants/count-by-status";
import { list } from "@/lib/services/participants/list";
import { optionLimits } from "@/lib/services/participants/option-limits";
import { PARTICIPANT_STATUSES } from "@/lib/services/participants/record";
import { loadPeopleStudy } from "../../../load-people-study";

const PAGE_LENGTH = 50;
/** The others are rare enough to be found in the whole list. */
const FILTERS = ["review", "in_progress", "completed", "screened_out", "withdrawn"] as const;

type Props = {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Participants in ${(await loadPeopleStudy((await params).id)).title}` };
}

export default async function ParticipantsPage({ params, searchParams }: Props) {
  const [{ id }, { status: given, q = "", cursor }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const study = await loadPeopleStudy(id);
  const status = PARTICIPANT_STATUSES.find((value) => value === given);
  const query = { status, cursor, limit: PAGE_LENGTH, ...(q && { q }) };
  const hasLimits = study.screener.questions.some(({ options }) => options?.some(({ most }) => most !== undefined));
  const [{ items, nextCursor }, counts, limits] = await Promise.all([
    pageOrNotFound(list(ctx, study.id, query)),
    countByStatus(ctx, study.id, q),
    hasLimits ? optionLimits(ctx, study.id) : [],
  ]);
  const canWrite = may(ctx, "study.write");
  const filters = { status: status ?? "", q };
  const here = participantsPath(study.id, filters);
  const isFiltered = here !== participantsPath(study.id, { status: "", q: "" });
  return (
    <>
      {limits.length > 0 && <OptionLimits limits={limits} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterLinks
          label="Status"
          chosen={status ?? ""}
          choices={[
            { value: "", label: "All", href: participantsPath(study.id, { status: "", q }) },
            ...FILTERS.map((value) => ({
              value,
              label: participantWords({ status: value }, mayFinish(study)).label,
              count: counts[value] ?? 0,
              href: participantsPath(study.id, { status: value, q }),
            })),
          ]}
        />
        {(items.length > 0 || isFiltered) && (
          <div className="flex min-w-0 flex-1 basis-108 items-center justify-end gap-2">
            <ParticipantSearch key={`${study.id} ${filters.status}`} studyId={study.id} filters={filters} />
            {items.length > 0 && (
              <Button asChild>
                <a href={`/api${here.replace("/participants", "/participants.csv")}`} download>
                  <Download /> <span className="max-sm:sr-only">Download CSV</span>
                </a>
              </Button>
            )}
          </div>
        )}
      </div>
      <Panel>
        {items.length > 0 ? (
          <ParticipantList
            studyId={study.id}
            participants={items.map(toParticipant)}
            canWrite={canWrite}
            ended={study.status === "ended"}
            mayFinish={mayFinish(study)}
          />
        ) : (
          <EmptyState
            art={!isFiltered && <Art scene="nothing" />}
            title={q ? "Nobody found" : status ? "Nobody with this status" : "Nobody has opened it yet"}
          >
            {isFiltered
              ? `Clear the ${q ? "search" : "filter"} to see everyone.`
              : "Anyone who opens the link or an invitation appears here."}
          </EmptyState>
        )}
      </Panel>
      <Pager href={nextCursor && participantsPath(study.id, filters, nextCursor)} backHref={cursor ? here : null} />
    </>
  );
}
