"use client";
import { SearchInput } from "@/components/ui/fields/search-input";
import { listPath } from "./list-path";
import { useAddressFilters } from "./use-address-filters";

type Props = { label: string; here: string; q: string };

/** Finds by name in a list that has more than a page. */
export function ListSearch({ label, here, q }: Props) {
  const { pending, searchBox } = useAddressFilters({ q }, (wanted) => listPath(here, wanted));
  return (
    <search aria-busy={pending} className="min-w-0 max-w-sm flex-1">
      <SearchInput label={label} {...searchBox} />
    </search>
  );
}
