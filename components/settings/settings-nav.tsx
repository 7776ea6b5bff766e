"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { isWithin, SETTINGS_PAGES } from "./settings-pages";

/** Beside the settings on wide screens, above them and scrolling sideways on narrow ones. */
export function SettingsNav({ isAdmin }: { isAdmin: boolean }) {
  const path = usePathname();
  return (
    <nav
      aria-label="Settings"
      className="-mx-4 flex gap-0.5 overflow-x-auto px-4 shell:mx-0 shell:grid shell:content-start shell:px-0"
    >
      {SETTINGS_PAGES.filter(({ adminOnly }) => !adminOnly || isAdmin).map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={isWithin(path, href) ? "page" : undefined}
          className={cn(
            "flex h-8 shrink-0 items-center rounded-sm px-2.5 text-muted-foreground transition-colors hover:bg-muted hover:text-foreground",
            isWithin(path, href) && "bg-muted font-medium text-foreground",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
