"use client";
import { Pill, pillTarget } from "@/components/ui/pill";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { useAddressFilters } from "@/components/ui/use-address-filters";
import { STUDY_TYPES } from "@/lib/core/study/types";
import { TYPE_WORDS } from "../type-words";
import { type Filters, filtersPath } from "./filters-path";

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

export function StudyFilters({ filters }: { filters: Filters }) {
  const { pending, go, searchBox } = useAddressFilters(filters, filtersPath);
  return (
    <search aria-label="Filter studies" aria-busy={pending} className="flex flex-wrap items-center gap-3">
      <fieldset className="flex min-w-0 gap-1 overflow-x-auto rounded-sm">
        <legend className="sr-only">Status</legend>
        {STATUSES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={filters.status === value}
            onClick={() => go({ status: value })}
            className={`${pillTarget} font-medium`}
          >
            <Pill chosen={filters.status === value}>{label}</Pill>
          </button>
        ))}
      </fieldset>
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
    </search>
  );
}
