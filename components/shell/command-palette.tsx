"use client";
import { Command } from "cmdk";
import { AudioLines, Quote, Search } from "lucide-react";
import { usePathname } from "next/navigation";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { overlayLook } from "@/components/ui/dialogs/dialog";
import { useReturnFocus } from "@/components/ui/dialogs/use-return-focus";
import { useGo } from "@/components/ui/links/evidence-link";
import { Kbd } from "@/components/ui/text/kbd";
import type { Role } from "@/lib/core/context";
import { fits } from "@/lib/core/text/plain-letters";
import { CommandKey } from "./command-key";
import { PLACES } from "./places";
import { useShell } from "./shell-context";
import { type Found, useSearch } from "./use-search";

const groupLook =
  "p-1.5 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs";
const itemLook =
  "flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 chosen-row [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; role: Role };

/** One box for going anywhere and for finding what people said. */
export function CommandPalette({ open, onOpenChange, role }: Props) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed top-[10vh] left-1/2 z-50 w-[calc(100vw-24px)] max-w-xl -translate-x-1/2 overflow-hidden rounded-lg border bg-raised shadow-high duration-120 data-[state=open]:fade-in data-[state=open]:zoom-in-98 data-[state=open]:animate-in"
        >
          <Radix.Title className="sr-only">Search and go to</Radix.Title>
          <Palette close={() => onOpenChange(false)} role={role} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Palette({ close, role }: { close: () => void; role: Role }) {
  const follow = useGo();
  const { setEvaOpen } = useShell();
  const onEvaPage = usePathname().startsWith("/eva");
  const [query, setQuery] = useState("");
  const { things, quotes, busy, failed } = useSearch(query);
  // The chosen row is always the first unless the reader moved, even when better matches arrive above it.
  const [moved, setMoved] = useState<{ query: string; value: string } | null>(null);
  const typed = query.trim();
  const go = (url: string) => {
    close();
    follow(url);
  };
  const groups = PLACES.map(({ heading, places }) => ({
    heading,
    places: places.filter(
      ({ label, adminOnly, writersOnly }) =>
        (!adminOnly || role === "admin") && (!writersOnly || role !== "observer") && fits(`${heading} ${label}`, typed),
    ),
  }));
  const first = things[0]?.key ?? quotes[0]?.key ?? (typed ? "search-page" : onEvaPage ? "/" : "ask-eva");
  const value = moved?.query === typed ? moved.value : first;
  return (
    <Command
      shouldFilter={false}
      loop
      label="Search and go to"
      value={value}
      onValueChange={(to) => setMoved({ query: typed, value: to })}
    >
      <div className="flex items-center gap-3 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        <Command.Input
          value={query}
          onValueChange={setQuery}
          placeholder="Search names and what people said"
          className="h-12 w-full bg-transparent text-md outline-none"
        />
      </div>
      <Command.List className="max-h-[min(420px,60vh)] overflow-y-auto">
        <Results heading="By name" rows={things} onGo={go} />
        <Results heading="What people said" rows={quotes} onGo={go} />
        {typed && (
          <Command.Group heading="Everything" className={groupLook}>
            <Command.Item
              value="search-page"
              className={itemLook}
              onSelect={() => go(`/search?q=${encodeURIComponent(typed)}`)}
            >
              <Search aria-hidden />
              <span className="truncate">Show all results for “{typed}”</span>
            </Command.Item>
          </Command.Group>
        )}
        {!typed && !onEvaPage && (
          <Command.Group heading="Here" className={groupLook}>
            <Command.Item
              value="ask-eva"
              className={itemLook}
              onSelect={() => {
                close();
                setEvaOpen(true);
              }}
            >
              <AudioLines aria-hidden /> <span className="flex-1">Ask Eva</span>
              <span className="pointer-coarse:hidden">
                <Kbd>
                  <CommandKey /> J
                </Kbd>
              </span>
            </Command.Item>
          </Command.Group>
        )}
        {groups.map(
          ({ heading, places }) =>
            places.length > 0 && (
              <Command.Group key={heading} heading={heading} className={groupLook}>
                {places.map(({ href, label, icon: Icon }) => (
                  <Command.Item key={href} value={href} className={itemLook} onSelect={() => go(href)}>
                    <Icon aria-hidden /> {label}
                  </Command.Item>
                ))}
              </Command.Group>
            ),
        )}
      </Command.List>
      <p role="status" className="border-t px-4 py-2 text-muted-foreground text-xs">
        {status({ typed, busy, failed, count: things.length + quotes.length })}
      </p>
    </Command>
  );
}

function status({
  typed,
  busy,
  failed,
  count,
}: {
  typed: string;
  busy: boolean;
  failed: boolean;
  count: number;
}): ReactNode {
  if (!typed) return withKeys("Type to search.", "Arrow keys to move, Enter to open, Esc to close.");
  if (busy) return "Searching…";
  if (failed) return "Search isn’t responding. Try again in a moment.";
  if (count === 0) return "Nothing found with that name or those words.";
  return withKeys(`${count} found.`, "Enter opens the selected one.");
}

/** Hints about keys are left out on devices without them. */
const withKeys = (text: string, keys: string): ReactNode => (
  <>
    {text} <span className="pointer-coarse:hidden">{keys}</span>
  </>
);

function Results({ heading, rows, onGo }: { heading: string; rows: Found[]; onGo: (url: string) => void }) {
  if (rows.length === 0) return null;
  return (
    <Command.Group heading={heading} className={groupLook}>
      {rows.map(({ key, icon: Icon = Quote, title, detail, url }) => (
        <Command.Item key={key} value={key} className={itemLook} onSelect={() => onGo(url)}>
          <Icon aria-hidden />
          <span className="grid min-w-0">
            <span dir="auto" className="truncate text-left">
              {title}
            </span>
            {detail && <span className="truncate text-muted-foreground text-sm">{detail}</span>}
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
