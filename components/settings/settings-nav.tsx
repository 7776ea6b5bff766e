"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { Pill, pillTarget } from "@/components/ui/lists/pill";
import { ScrollRow } from "@/components/ui/lists/scroll-row";
import { isWithin, SETTINGS_GROUPS } from "./settings-pages";

/** Next to the settings in groups on wide screens; above them, scrolling sideways, on narrow ones. */
export function SettingsNav({ isAdmin }: { isAdmin: boolean }) {
  const path = usePathname();
  return (
    <ScrollRow
      label="Settings"
      shown={path}
      className="-mx-4 flex gap-0.5 px-4 settings:sticky settings:top-19 settings:mx-0 settings:grid settings:content-start settings:gap-5 settings:self-start settings:px-0"
    >
      {SETTINGS_GROUPS.map(({ title, pages }) => (
        <div key={title} className="flex shrink-0 gap-0.5 settings:grid">
          <span className="hidden px-2.5 pb-1 font-medium text-muted-foreground text-xs settings:block">{title}</span>
          {pages
            .filter(({ adminOnly }) => !adminOnly || isAdmin)
            .map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                aria-current={isWithin(path, href) ? "page" : undefined}
                className={cn(pillTarget, isWithin(path, href) && "font-medium")}
              >
                <Pill chosen={isWithin(path, href)}>{label}</Pill>
              </Link>
            ))}
        </div>
      ))}
    </ScrollRow>
  );
}
