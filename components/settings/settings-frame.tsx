"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useLayoutEffect } from "react";
import { Page } from "@/components/shell/page";
import { SettingsNav } from "./settings-nav";
import { settingsCrumbs } from "./settings-pages";

/** Above what changes from page to page: the top bar, the heading, and on a phone the row of links. */
const HEAD_PX = 200;

/** The top bar, heading and sub-navigation that all settings share. */
export function SettingsFrame({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  const path = usePathname();
  // The router leaves the scroll position alone where what changed is in view, even if the heading no longer is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page.
  useLayoutEffect(() => {
    if (window.scrollY < HEAD_PX && !window.location.hash) window.scrollTo(0, 0);
  }, [path]);
  const above = settingsCrumbs(path);
  const label = above.pop()?.label ?? "Settings";
  return (
    <Page crumbs={[{ label: "Settings", href: "/settings/profile" }, ...above, { label }]} title={label}>
      <div className="grid grid-cols-1 gap-6 settings:grid-cols-[10.5rem_minmax(0,720px)] settings:gap-12">
        <SettingsNav isAdmin={isAdmin} />
        <div className="grid grid-cols-1 content-start gap-5">{children}</div>
      </div>
    </Page>
  );
}
