"use client";
import { SearchInput } from "@/components/ui/fields/search-input";
import { Select } from "@/components/ui/fields/select";
import { FilterLinks } from "@/components/ui/lists/filter-links";
import { OnlyFrom } from "@/components/ui/lists/only-from";
import { useAddressFilters } from "@/components/ui/lists/use-address-filters";
import { STUDY_TYPES } from "@/lib/core/study/types";
import { TYPE_WORDS } from "../type-words";
import { type Filters, filtersPath } from "./filters-path";

type Props = {
  filters: Filters;
  counts: Partial<Record<string, number>>;
  /** The name of the project whose studies are listed; null for those of all. */
  projectName: string | null;
};

const STATUSES = [
  { value: "", label: "All" },
  { value: "running", label: "Running" },
  { value: "draft", label: "Drafts" },
  { value: "paused", label: "Paused" },
  { value: "ended", label: "Ended" },
];
const TYPES = [
  { value: "", label: "All types" },
  ...STUDY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value].title })),
];

/** `counts`: how many studies each status has, of those that search and type leave. */
export function StudyFilters({ filters, counts, projectName }: Props) {
  const { pending, go, searchBox } = useAddressFilters(filters, filtersPath);
  return (
    <search aria-label="Filter studies" aria-busy={pending} className="flex flex-wrap items-center gap-3">
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
          aria-label="Type"
          choices={TYPES}
          value={filters.type}
          onChange={(event) => go({ type: event.target.value })}
          className="min-w-0 max-w-48 flex-1 basis-0"
        />
        <SearchInput label="Search studies" className="min-w-0 max-w-64 flex-[1.3] basis-0" {...searchBox} />
      </div>
      {projectName !== null && (
        <OnlyFrom name={projectName} href={filtersPath({ ...filters, project: "" })} all="studies" />
      )}
    </search>
  );
}
