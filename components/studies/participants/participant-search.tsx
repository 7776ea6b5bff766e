"use client";
import { SearchInput } from "@/components/ui/search-input";
import { useAddressFilters } from "@/components/ui/use-address-filters";
import { type Filters, participantsPath } from "./participants-path";

/** Finds somebody by name, address, number, or what they answered in the screener. */
export function ParticipantSearch({ studyId, filters }: { studyId: string; filters: Filters }) {
  const { pending, searchBox } = useAddressFilters(filters, (wanted) => participantsPath(studyId, wanted));
  return (
    <search aria-label="Search participants" aria-busy={pending} className="min-w-0 flex-1 basis-48 max-sm:basis-full">
      <SearchInput
        label="Search by name, email, or answer"
        className="ml-auto max-w-80 max-sm:max-w-none"
        {...searchBox}
      />
    </search>
  );
}
