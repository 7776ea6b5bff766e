import { cn } from "@/components/ui/cn";
import { ScrollRow } from "@/components/ui/lists/scroll-row";
import { PageLink } from "./page-link";

type Props = { label: string; tabs: { id: string; label: string; href: string }[]; shown: string };

/** Views as links, so that each has an address. */
export function LinkTabs({ label, tabs, shown }: Props) {
  return (
    <ScrollRow label={label} shown={shown} className="-mx-4 px-4 shell:mx-0 shell:px-0">
      <div className="flex min-w-max gap-5 border-b">
        {tabs.map(({ id, label: words, href }) => (
          <PageLink
            key={id}
            href={href}
            aria-current={id === shown ? "page" : undefined}
            className={cn(
              "border-transparent border-b-2 px-0.5 pb-2 pointer-coarse:pt-3.5 font-medium text-muted-foreground -outline-offset-2 hover:text-foreground focus-visible:rounded-sm",
              id === shown && "border-primary text-foreground",
            )}
          >
            {words}
          </PageLink>
        ))}
      </div>
    </ScrollRow>
  );
}
