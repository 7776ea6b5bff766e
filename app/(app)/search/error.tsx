"use client";
import { useSearchParams } from "next/navigation";
import { FILTER_NAMES, type Filters } from "@/components/search/filters";
import { SearchForm } from "@/components/search/search-form";
import { Page } from "@/components/shell/page";
import { PartError } from "@/components/shell/part-error";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** The question stays in its box, so that it can be asked again or put in other words. */
export default function SearchError(props: Props) {
  const given = useSearchParams();
  const filters = Object.fromEntries(FILTER_NAMES.map((name) => [name, given.get(name) ?? ""])) as Filters;
  return (
    <Page crumbs={[{ label: "Search" }]} title="Search">
      <div className="max-w-176">
        <SearchForm filters={filters} />
      </div>
      <PartError {...props} />
    </Page>
  );
}
