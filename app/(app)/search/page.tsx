import Link from "next/link";
import { EvidenceFilters } from "@/components/search/evidence-filters";
import { asked, FILTER_NAMES, type Filters, searchPath } from "@/components/search/filters";
import { KindLinks } from "@/components/search/kind-links";
import { QuoteResults } from "@/components/search/quote-results";
import { SearchForm } from "@/components/search/search-form";
import { ThingResults } from "@/components/search/thing-results";
import { Page } from "@/components/shell/page";
import { Art } from "@/components/ui/art";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { toEvidence, toSearchResult } from "@/lib/api/search";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/read-query";
import { filterChoices } from "@/lib/services/evidence/filter-choices";
import { search as searchQuotes } from "@/lib/services/evidence/search";
import { search as searchThings } from "@/lib/services/search/search";

export const metadata = { title: "Search" };

const THINGS = 10;
const QUOTES = 25;

type Props = { searchParams: SearchParams };

export default async function SearchPage({ searchParams }: Props) {
  const given = await readQuery(searchParams);
  const said = Object.fromEntries(FILTER_NAMES.map((name) => [name, given[name] ?? ""]));
  const filters = said as Filters;
  return (
    <Page crumbs={[{ label: "Search" }]} title="Search">
      <div className="max-w-176">
        <SearchForm filters={filters} />
      </div>
      {filters.q ? (
        <Results filters={filters} cursor={given.cursor || undefined} />
      ) : (
        <EmptyState art={<Art scene="nothing" />} title="Find who said it">
          Search finds words in any form, and answers a question in other words too. Put a phrase in “quotes”, and a
          minus before a word to exclude.
        </EmptyState>
      )}
    </Page>
  );
}

async function Results({ filters, cursor }: { filters: Filters; cursor: string | undefined }) {
  const { ctx } = await pageContext();
  const { q } = filters;
  const narrowed = asked(filters);
  const isNarrowed = Object.keys(narrowed).length > 0;
  const [things, quotes, choices] = await Promise.all([
    cursor || isNarrowed ? null : searchThings(ctx, { q, limit: THINGS }),
    pageOrNotFound(searchQuotes(ctx, { q, cursor, limit: QUOTES, ...narrowed })),
    filterChoices(ctx),
  ]);
  return (
    <>
      {things && things.items.length > 0 && (
        <Section title="By name">
          <Panel className="max-w-176">
            <ThingResults things={things.items.map(toSearchResult)} />
          </Panel>
        </Section>
      )}
      <Section title="What people said">
        <div className="@container">
          {/* With room for it, the filters are beside the quotes, which otherwise begin below the fold. */}
          <div className="grid grid-cols-1 content-start gap-x-12 gap-y-4 @min-[960px]:grid-cols-[minmax(0,44rem)_minmax(13rem,1fr)]">
            <KindLinks filters={filters} />
            <EvidenceFilters
              filters={filters}
              {...choices}
              className="@min-[960px]:sticky @min-[960px]:top-20 @min-[960px]:col-start-2 @min-[960px]:row-span-2 @min-[960px]:row-start-1 @min-[960px]:self-start"
            />
            {quotes.items.length > 0 ? (
              <Panel className="self-start">
                <QuoteResults quotes={quotes.items.map(toEvidence)} />
              </Panel>
            ) : (
              <Nothing q={q} isNarrowed={isNarrowed} named={Boolean(things?.items.length)} />
            )}
          </div>
        </div>
      </Section>
      <Pager
        href={quotes.nextCursor && searchPath(filters, quotes.nextCursor)}
        backHref={cursor ? searchPath(filters) : null}
        words={{ next: "More quotes", back: "Best quotes" }}
      />
    </>
  );
}

function Nothing({ q, isNarrowed, named }: { q: string; isNarrowed: boolean; named: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        art={<Art scene="nothing" />}
        title={`Nobody said “${q}” within these filters`}
        action={
          <Button asChild>
            <Link href={`/search?q=${encodeURIComponent(q)}`}>Clear the filters</Link>
          </Button>
        }
      >
        Someone may have said it elsewhere.
      </EmptyState>
    );
  return (
    <EmptyState art={<Art scene="nothing" />} title={`Nobody said “${q}”`}>
      {named ? "Only names match." : "Nothing in this workspace has that name either."} Try fewer words, or another word
      for it.
    </EmptyState>
  );
}
