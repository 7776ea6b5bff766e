import { QuoteResults } from "@/components/search/quote-results";
import { SearchForm } from "@/components/search/search-form";
import { ThingResults } from "@/components/search/thing-results";
import { Page } from "@/components/shell/page";
import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { toEvidence, toSearchResult } from "@/lib/api/search";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { queryText } from "@/lib/http/query-text";
import { search as searchQuotes } from "@/lib/services/evidence/search";
import { search as searchThings } from "@/lib/services/search/search";

export const metadata = { title: "Search" };

const LONGEST_QUERY = 200;
const THINGS = 10;
const QUOTES = 25;

type Props = { searchParams: Promise<{ q?: string | string[]; cursor?: string }> };

export default async function SearchPage({ searchParams }: Props) {
  const { q, cursor } = await searchParams;
  const query = queryText(q, LONGEST_QUERY);
  return (
    <Page crumbs={[{ label: "Search" }]} title="Search" width="text">
      <SearchForm query={query} />
      {query ? (
        <Results query={query} cursor={cursor} />
      ) : (
        <EmptyState art={<Art scene="nothing" />} title="Find who said it">
          Words are found in any of their forms. Put a phrase in “quotes”, and a minus before a word that must not
          occur.
        </EmptyState>
      )}
    </Page>
  );
}

async function Results({ query, cursor }: { query: string; cursor: string | undefined }) {
  const { ctx } = await pageContext();
  const [things, quotes] = await Promise.all([
    cursor ? null : searchThings(ctx, { q: query, limit: THINGS }),
    pageOrNotFound(searchQuotes(ctx, { q: query, cursor, limit: QUOTES })),
  ]);
  const here = `/search?q=${encodeURIComponent(query)}`;
  if (!things?.items.length && quotes.items.length === 0) {
    return (
      <EmptyState art={<Art scene="nothing" />} title={`Nobody said “${query}”`}>
        Nothing in this workspace goes by that name either. Try fewer words, or another word for it.
      </EmptyState>
    );
  }
  return (
    <>
      {things && things.items.length > 0 && (
        <Section title="By name">
          <Panel>
            <ThingResults things={things.items.map(toSearchResult)} />
          </Panel>
        </Section>
      )}
      {quotes.items.length > 0 && (
        <Section title="What people said">
          <Panel>
            <QuoteResults quotes={quotes.items.map(toEvidence)} />
          </Panel>
        </Section>
      )}
      <Pager
        href={quotes.nextCursor && `${here}&cursor=${encodeURIComponent(quotes.nextCursor)}`}
        backHref={cursor ? here : null}
        words={{ next: "More quotes", back: "Best quotes" }}
      />
    </>
  );
}
