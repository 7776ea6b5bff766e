"use client";
import { AudioLines, ChevronRight, Menu as MenuIcon, Search } from "lucide-react";
import { usePathname } from "next/navigation";
import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { IconButton } from "@/components/ui/icon-button";
import { PageLink } from "@/components/ui/links/page-link";
import { Kbd } from "@/components/ui/text/kbd";
import { CommandKey } from "./command-key";
import { useShell } from "./shell-context";

/** A name this short is never cut: the long ones beside it make room. */
const SHORT_CHARACTERS = 16;

export type Crumb = { label: string; href?: string };

export function TopBar({ crumbs }: { crumbs: Crumb[] }) {
  const { openPalette, openSidebar, evaOpen, setEvaOpen } = useShell();
  const onEvaPage = usePathname().startsWith("/eva");
  return (
    <header className="sticky top-0 z-30 flex h-13 shrink-0 items-center gap-2 border-b bg-surface px-3 shell:px-6 print:hidden">
      <IconButton label="Open navigation" className="shell:hidden" onClick={openSidebar}>
        <MenuIcon />
      </IconButton>
      <nav aria-label="Breadcrumb" className="min-w-0 flex-1">
        <ol className="flex min-w-0 items-center gap-1 text-muted-foreground">
          {crumbs.map(({ label, href }, index) => (
            <Fragment key={`${href ?? ""}${label}`}>
              {index > 0 && (
                <li aria-hidden className="hidden shrink-0 min-[35rem]:block">
                  <ChevronRight className="size-3.5" />
                </li>
              )}
              <li
                className={cn(
                  "min-w-0",
                  (index === 0 || (index < crumbs.length - 1 && label.length <= SHORT_CHARACTERS)) && "shrink-0",
                  index < crumbs.length - 1 && "hidden min-[35rem]:block",
                )}
              >
                {href ? (
                  <PageLink
                    href={href}
                    dir="auto"
                    className="block max-w-80 truncate rounded-sm px-1 text-left hover:text-foreground"
                  >
                    {label}
                  </PageLink>
                ) : (
                  <span
                    aria-current="page"
                    dir="auto"
                    className="block truncate px-1 text-left font-medium text-foreground"
                  >
                    {label}
                  </span>
                )}
              </li>
            </Fragment>
          ))}
        </ol>
      </nav>
      <IconButton label="Search" className="min-[45rem]:hidden" onClick={openPalette}>
        <Search />
      </IconButton>
      <button
        type="button"
        onClick={openPalette}
        aria-keyshortcuts="Control+K Meta+K"
        className="hidden h-8 w-56 items-center gap-2 rounded-sm border bg-background px-2.5 text-muted-foreground hover:border-border-strong min-[45rem]:flex"
      >
        <Search aria-hidden className="size-4" />
        <span className="flex-1 text-left">Search</span>
        <Kbd>
          <CommandKey /> K
        </Kbd>
      </button>
      {!onEvaPage && (
        <Button
          aria-expanded={evaOpen}
          aria-controls="eva"
          aria-keyshortcuts="Control+J Meta+J"
          onClick={() => setEvaOpen(!evaOpen)}
        >
          <AudioLines className="text-primary-text" />
          <span>
            Ask<span className="max-[26.25rem]:sr-only"> Eva</span>
          </span>
        </Button>
      )}
    </header>
  );
}
