"use client";
import { usePathname } from "next/navigation";
import { SearchInput } from "@/components/ui/fields/search-input";
import { Select } from "@/components/ui/fields/select";
import { useAddressFilters } from "@/components/ui/lists/use-address-filters";
import type { TagDetail } from "@/lib/api/tags/shapes";
import type { PassageFilter } from "./fetch-passages";

type Props = { tag: TagDetail; filter: PassageFilter };

/** Filters the passages by source, speaker or words; the filters are in the address. */
export function PassageFilters({ tag, filter }: Props) {
  const path = usePathname();
  const { pending, go, searchBox } = useAddressFilters({ ...filter, q: filter.q ?? "" }, (wanted) => {
    const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value));
    return query.size > 0 ? `${path}?${query}` : path;
  });
  const sources = tag.sources.map(({ ownerId, name, passages }) => ({
    value: ownerId,
    label: `${name} (${passages})`,
  }));
  const speakers = tag.speakers.flatMap(({ name, passages }) =>
    name === null ? [] : [{ value: name, label: `${name} (${passages})` }],
  );
  return (
    <search
      aria-label="Filter the passages"
      aria-busy={pending}
      className="grid grid-cols-1 gap-2 min-[720px]:grid-cols-[1fr_200px_200px]"
    >
      <SearchInput label="Words in the passages" {...searchBox} />
      <Select
        aria-label="Source"
        value={filter.ownerId ?? ""}
        choices={[{ value: "", label: "All files and sessions" }, ...sources]}
        onChange={(event) => go({ ownerId: event.target.value })}
      />
      <Select
        aria-label="Speaker"
        value={filter.speaker ?? ""}
        choices={[{ value: "", label: "All speakers" }, ...speakers]}
        onChange={(event) => go({ speaker: event.target.value })}
      />
    </search>
  );
}
