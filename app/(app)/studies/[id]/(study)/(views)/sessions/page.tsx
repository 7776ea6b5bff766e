import type { Metadata } from "next";
import { SessionTable } from "@/components/studies/sessions/session-table";
import { FilterLinks } from "@/components/ui/lists/filter-links";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toSession } from "@/lib/api/studies/sessions";
import { QUALITY_RATINGS } from "@/lib/core/study/session-words";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { countByQuality } from "@/lib/services/study-sessions/count-by-quality";
import { list } from "@/lib/services/study-sessions/list";
import { names } from "@/lib/services/study-sessions/names";
import { openings } from "@/lib/services/study-sessions/openings";
import { loadPeopleStudy } from "../../../load-people-study";

const PAGE_LENGTH = 50;
const LABELS = { good: "Good", flagged: "Flagged", excluded: "Excluded" };

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Sessions of ${(await loadPeopleStudy((await params).id)).title}` };
}

export default async function SessionsPage({ params, searchParams }: Props) {
  const [{ id }, { quality: given, cursor }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const study = await loadPeopleStudy(id);
  const quality = QUALITY_RATINGS.find((rating) => rating === given);
  const [{ items, nextCursor }, counts] = await Promise.all([
    pageOrNotFound(list(ctx, study.id, { quality, cursor, limit: PAGE_LENGTH })),
    countByQuality(ctx, study.id),
  ]);
  const ids = items.map((session) => session.id);
  const [begin, known] = await Promise.all([openings(ctx, ids), names(ctx, ids)]);
  const here = `/studies/${study.id}/sessions`;
  const filtered = quality ? `${here}?quality=${quality}` : here;
  const next = nextCursor && `${filtered}${quality ? "&" : "?"}cursor=${encodeURIComponent(nextCursor)}`;
  return (
    <>
      <FilterLinks
        label="Quality"
        chosen={quality ?? ""}
        choices={[
          { value: "", label: "All", href: here },
          ...QUALITY_RATINGS.map((value) => ({
            value,
            label: LABELS[value],
            count: counts[value],
            href: `${here}?quality=${value}`,
          })),
        ]}
      />
      <Panel>
        {items.length > 0 ? (
          <SessionTable sessions={items.map(toSession)} names={known} openings={begin} study={study} />
        ) : (
          <EmptyState
            art={!quality && <Art scene="voice" />}
            title={quality ? `No ${quality} sessions` : "No sessions yet"}
          >
            {quality ? "Clear the filter to see all of them." : "They appear here as soon as someone starts."}
          </EmptyState>
        )}
      </Panel>
      <Pager href={next} backHref={cursor ? filtered : null} />
    </>
  );
}
