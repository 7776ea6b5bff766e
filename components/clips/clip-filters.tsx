"use client";
import { X } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";

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

const WAIT_MS = 250;

/** The filters live in the address, so that a filtered list can be shared and Back works. */
export function ClipFilters({ here, q, projectId = "", projects, only, keep = {} }: Props) {
  const router = useRouter();
  const [typed, setTyped] = useState(q);
  const box = useRef<HTMLInputElement>(null);
  const go = (next: { q?: string; projectId?: string }) => {
    const filters = { ...keep, q: typed.trim(), projectId, ...next };
    const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
    router.replace(query.size > 0 ? `${here}?${query}` : here, { scroll: false });
  };
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => go({ q: typed.trim() }), WAIT_MS);
    return () => clearTimeout(timer);
  });
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
      <search className="w-full max-w-sm flex-1 basis-40 min-[560px]:basis-56">
        <SearchInput
          ref={box}
          label="Search clips"
          aria-keyshortcuts="/"
          placeholder="Search titles, quotes, speakers"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      {projects && (
        <Select
          aria-label="Project"
          value={projectId}
          onChange={(event) => go({ projectId: event.target.value })}
          className="w-auto max-w-36 min-[560px]:max-w-60"
          choices={[
            { value: "", label: "All projects" },
            ...projects.map(({ id, name }) => ({ value: id, label: name ?? "Untitled project" })),
          ]}
        />
      )}
      {only && (
        <Link
          href={only.href}
          className="inline-flex h-8 max-w-72 items-center gap-1.5 rounded-sm bg-muted px-2.5 font-medium text-sm"
        >
          <span className="truncate">From {only.name}</span>
          <X aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">: show all clips</span>
        </Link>
      )}
    </div>
  );
}
