"use client";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Page } from "@/components/shell/page";
import { SettingsNav } from "./settings-nav";
import { settingsCrumbs } from "./settings-pages";

/** The top bar, heading and sub-navigation that all settings share. */
export function SettingsFrame({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  const path = usePathname();
  const above = settingsCrumbs(path);
  const label = above.pop()?.label ?? "Settings";
  return (
    <Page crumbs={[{ label: "Settings", href: "/settings/profile" }, ...above, { label }]} title={label}>
      <div className="grid grid-cols-1 gap-6 shell:grid-cols-[168px_minmax(0,720px)] shell:gap-12">
        <SettingsNav isAdmin={isAdmin} />
        <div className="grid grid-cols-1 content-start gap-5">{children}</div>
      </div>
    </Page>
  );
}
