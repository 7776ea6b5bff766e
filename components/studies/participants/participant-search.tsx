"use client";
import { SearchInput } from "@/components/ui/fields/search-input";
import { useAddressFilters } from "@/components/ui/lists/use-address-filters";
import { type Filters, participantsPath } from "./participants-path";

/** Finds somebody by name, address, number, or what they answered in the screener. */
export function ParticipantSearch({ studyId, filters }: { studyId: string; filters: Filters }) {
  const { pending, searchBox } = useAddressFilters(filters, (wanted) => participantsPath(studyId, wanted));
  return (
    <search aria-label="Search participants" aria-busy={pending} className="min-w-0 flex-1">
      <SearchInput label="Search by name, email, or answer" className="ml-auto sm:max-w-80" {...searchBox} />
    </search>
  );
}
