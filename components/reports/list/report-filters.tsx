"use client";
import { SearchInput } from "@/components/ui/fields/search-input";
import { Select } from "@/components/ui/fields/select";
import { FilterLinks } from "@/components/ui/lists/filter-links";
import { useAddressFilters } from "@/components/ui/lists/use-address-filters";
import { type Filters, filtersPath } from "./filters-path";

const STATUSES = [
  { value: "", label: "All" },
  { value: "ready", label: "Ready" },
  { value: "generating", label: "In progress" },
  { value: "failed", label: "Failed" },
];
const OWNERS = [
  { value: "", label: "By anyone" },
  { value: "me", label: "By me" },
];

type Props = { filters: Filters; counts: Partial<Record<string, number>> };

/** `counts`: how many reports each status has, of those that search and author leave. */
export function ReportFilters({ filters, counts }: Props) {
  const { pending, go, searchBox } = useAddressFilters(filters, filtersPath);
  return (
    <search aria-label="Filter reports" aria-busy={pending} className="flex flex-wrap items-center gap-3">
      <FilterLinks
        label="Status"
        chosen={filters.status}
        choices={STATUSES.map((choice) => ({
          ...choice,
          count: counts[choice.value] ?? 0,
          href: filtersPath({ ...filters, status: choice.value }),
        }))}
      />
      <div className="ml-auto flex min-w-0 flex-1 basis-80 justify-end gap-2">
        <Select
          aria-label="Created by"
          choices={OWNERS}
          value={filters.owner}
          onChange={({ target }) => go({ owner: target.value })}
          className="max-w-36"
        />
        <SearchInput
          label="Search reports"
          placeholder="Search titles"
          className="min-w-0 max-w-64 flex-1"
          {...searchBox}
        />
      </div>
    </search>
  );
}
