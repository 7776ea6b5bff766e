"use client";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import type { TagDetail } from "@/lib/api/tag-shapes";
import type { PassageFilter } from "./fetch-passages";

const PAUSE_MS = 300;

type Props = { tag: TagDetail; filter: PassageFilter };

/** Filters the passages by source, speaker or words; the filters are in the address. */
export function PassageFilters({ tag, filter }: Props) {
  const router = useRouter();
  const path = usePathname();
  const [typed, setTyped] = useState(filter.q ?? "");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const narrow = (change: PassageFilter) => {
    clearTimeout(timer.current);
    const all = { ...filter, q: typed.trim(), ...change };
    const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value));
    router.replace(query.size > 0 ? `${path}?${query}` : path, { scroll: false });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const onType = (q: string) => {
    setTyped(q);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => narrow({ q: q.trim() }), PAUSE_MS);
  };
  const sources = tag.sources.map(({ ownerId, name, passages }) => ({
    value: ownerId,
    label: `${name} (${passages})`,
  }));
  const speakers = tag.speakers.flatMap(({ name, passages }) =>
    name === null ? [] : [{ value: name, label: `${name} (${passages})` }],
  );
  return (
    <search aria-label="Filter the passages" className="grid grid-cols-1 gap-2 min-[720px]:grid-cols-[1fr_200px_200px]">
      <SearchInput
        label="Words in the passages"
        value={typed}
        maxLength={200}
        onChange={(event) => onType(event.target.value)}
      />
      <Select
        aria-label="Source"
        value={filter.ownerId ?? ""}
        choices={[{ value: "", label: "All files and sessions" }, ...sources]}
        onChange={(event) => narrow({ ownerId: event.target.value })}
      />
      <Select
        aria-label="Speaker"
        value={filter.speaker ?? ""}
        choices={[{ value: "", label: "All speakers" }, ...speakers]}
        onChange={(event) => narrow({ speaker: event.target.value })}
      />
    </search>
  );
}
