"use client";
import { useEffect, useRef } from "react";
import { SearchInput } from "@/components/ui/fields/search-input";
import { Select } from "@/components/ui/fields/select";
import { OnlyFrom } from "@/components/ui/lists/only-from";
import { useAddressFilters } from "@/components/ui/lists/use-address-filters";

type Props = {
  /** The page that the filters belong to. */
  here: string;
  q: string;
  projectId?: string;
  /** Omitted on a project's page. */
  projects?: { id: string; name: string | null }[];
  /** Limits the list to one source; its name leads back to all. */
  only: { name: string; href: string } | null;
  /** Kept with every search. */
  keep?: Record<string, string>;
};

export function ClipFilters({ here, q, projectId = "", projects, only, keep = {} }: Props) {
  const { pending, go, searchBox } = useAddressFilters({ q, projectId }, (wanted) => {
    const query = new URLSearchParams(Object.entries({ ...keep, ...wanted }).filter(([, value]) => value !== ""));
    return query.size > 0 ? `${here}?${query}` : here;
  });
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
      if (event.key !== "/" || event.metaKey || event.ctrlKey || isTyping) return;
      event.preventDefault();
      box.current?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <search aria-busy={pending} className="w-full max-w-sm flex-1 basis-56 max-pair:max-w-none max-pair:basis-full">
        <SearchInput
          ref={box}
          label="Search clips"
          aria-keyshortcuts="/"
          placeholder="Search titles, quotes, speakers"
          {...searchBox}
        />
      </search>
      {projects && (
        <Select
          aria-label="Project"
          value={projectId}
          onChange={(event) => go({ projectId: event.target.value })}
          className="w-auto max-w-60 max-pair:max-w-none max-pair:flex-1"
          choices={[
            { value: "", label: "All projects" },
            ...projects.map(({ id, name }) => ({ value: id, label: name ?? "Untitled project" })),
          ]}
        />
      )}
      {only && <OnlyFrom {...only} all="clips" />}
    </div>
  );
}
