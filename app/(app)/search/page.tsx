import Link from "next/link";
import { EvidenceFilters } from "@/components/search/evidence-filters";
import { asked, FILTER_NAMES, type Filters, NAMES, searchPath } from "@/components/search/filters";
import { KindLinks } from "@/components/search/kind-links";
import { QuoteResults } from "@/components/search/quote-results";
import { SearchForm } from "@/components/search/search-form";
import { ThingResults } from "@/components/search/thing-results";
import { Page } from "@/components/shell/page";
import { Button } from "@/components/ui/button";
import { SectionLink } from "@/components/ui/links/section-link";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toEvidence, toSearchResult } from "@/lib/api/search";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { filterChoices } from "@/lib/services/evidence/filter-choices";
import { search as searchQuotes } from "@/lib/services/evidence/search";
import { search as searchThings } from "@/lib/services/search/search";

export const metadata = { title: "Search" };

/** So many of what has the name stand above what people said; all of it has a page of its own. */
const FIRST_THINGS = 5;
const THINGS = 25;
const QUOTES = 25;

type Props = { searchParams: SearchParams };

export default async function SearchPage({ searchParams }: Props) {
  const given = await readQuery(searchParams);
  const said = Object.fromEntries(FILTER_NAMES.map((name) => [name, given[name] ?? ""]));
  const filters = said as Filters;
  const Found = filters.kind === NAMES ? Names : Results;
  return (
    <Page crumbs={[{ label: "Search" }]} title="Search">
      <div className="max-w-176">
        <SearchForm filters={filters} />
      </div>
      {filters.q ? (
        <Found filters={filters} cursor={given.cursor || undefined} />
      ) : (
        <EmptyState art={<Art scene="nothing" />} title="Find who said it">
          Search finds words in any form, and answers a question in other words too. Put a phrase in “quotes”, and a
          minus before a word to exclude.
        </EmptyState>
      )}
    </Page>
  );
}

type Asked = { filters: Filters; cursor: string | undefined };

/** What people said, below the first of what is called so. */
async function Results({ filters, cursor }: Asked) {
  const { ctx } = await pageContext();
  const { q } = filters;
  const narrowed = asked(filters);
  const isNarrowed = Object.keys(narrowed).length > 0;
  const [things, quotes, choices] = await Promise.all([
    cursor || isNarrowed ? null : searchThings(ctx, { q, limit: FIRST_THINGS }),
    pageOrNotFound(searchQuotes(ctx, { q, cursor, limit: QUOTES, ...narrowed })),
    filterChoices(ctx, { study: filters.study, tag: filters.tag }),
  ]);
  return (
    <>
      {things && things.items.length > 0 && (
        <div className="max-w-176">
          <Section
            title="By name"
            action={things.nextCursor && <SectionLink href={searchPath({ ...filters, kind: NAMES })} />}
          >
            <Panel>
              <ThingResults things={things.items.map(toSearchResult)} q={q} />
            </Panel>
          </Section>
        </div>
      )}
      <Section title="What people said">
        <div className="@container">
          {/* With room for it, the filters are beside the quotes, which otherwise begin below the fold. */}
          <div className="grid grid-cols-1 content-start gap-x-12 gap-y-4 @rail:grid-cols-[minmax(0,44rem)_minmax(13rem,1fr)]">
            <KindLinks filters={filters} />
            <EvidenceFilters
              filters={filters}
              {...choices}
              className="@rail:sticky @rail:top-20 @rail:col-start-2 @rail:row-span-2 @rail:row-start-1 @rail:self-start"
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

/** Everything that is called so, page by page. */
async function Names({ filters, cursor }: Asked) {
  const { ctx } = await pageContext();
  const { q } = filters;
  const things = await pageOrNotFound(searchThings(ctx, { q, cursor, limit: THINGS }));
  return (
    <>
      <Section title="By name">
        <div className="grid max-w-176 grid-cols-1 gap-4">
          <KindLinks filters={filters} />
          {things.items.length > 0 ? (
            <Panel>
              <ThingResults things={things.items.map(toSearchResult)} q={q} />
            </Panel>
          ) : (
            <EmptyState art={<Art scene="nothing" />} title={`Nothing is called “${q}”`}>
              Try fewer words, or only the start of one.
            </EmptyState>
          )}
        </div>
      </Section>
      <Pager
        href={things.nextCursor && searchPath(filters, things.nextCursor)}
        backHref={cursor ? searchPath(filters) : null}
        words={{ next: "More names", back: "Best names" }}
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
