"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Sheet } from "@/components/ui/dialogs/sheet";
import { UploadsProvider } from "@/components/uploads/uploads-provider";
import { pageOf } from "@/lib/core/page-of";
import { CommandPalette } from "./command-palette";
import { EvaPanel } from "./eva-panel";
import { OfflineNotice } from "./offline-notice";
import { ShellContext } from "./shell-context";
import type { ShellData } from "./shell-data";
import { Sidebar } from "./sidebar";
import { useFocusNear } from "./use-focus-near";
import { WholeTexts } from "./whole-texts";

/** The frame of every signed-in page. It outlives navigation, so that Eva stays open while her citations open files. */
export function AppShell({ data, eva, children }: { data: ShellData; eva: ReactNode; children: ReactNode }) {
  const path = usePathname();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [sidebarPath, setSidebarPath] = useState<string | null>(null);
  const [evaOpen, setEvaOpen] = useState(false);
  const onEvaPage = path.startsWith("/eva");
  useFocusNear();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      if (event.key === "k") setPaletteOpen((open) => !open);
      else if (event.key === "j" && !onEvaPage) setEvaOpen((open) => !open);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onEvaPage]);

  const shell = useMemo(
    () => ({
      openPalette: () => setPaletteOpen(true),
      openSidebar: () => setSidebarPath(path),
      evaOpen: evaOpen && !onEvaPage,
      setEvaOpen,
    }),
    [path, evaOpen, onEvaPage],
  );

  return (
    <ShellContext value={shell}>
      <UploadsProvider workspaceId={data.workspace.id}>
        <a
          href="#main"
          className="sr-only rounded-sm bg-primary font-medium text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-80 focus:px-4 focus:py-2"
        >
          Skip to content
        </a>
        <div
          className="flex min-h-dvh"
          data-beside={shell.evaOpen || undefined}
          data-page-of={pageOf(data.person.id, data.workspace.id)}
        >
          <div className="sticky top-0 hidden h-dvh w-[clamp(220px,13.75rem,26vw)] shrink-0 shell:block print:hidden">
            <Sidebar data={data} />
          </div>
          <div className="flex min-w-0 flex-1 flex-col bg-surface shell:border-l">{children}</div>

          {shell.evaOpen && <div className="hidden w-[400px] shrink-0 min-[1240px]:block" />}
        </div>
        <Sheet
          title="Navigation"
          open={sidebarPath === path}
          onOpenChange={(open) => setSidebarPath(open ? path : null)}
        >
          <Sidebar data={data} />
        </Sheet>
        <OfflineNotice />
        <WholeTexts />
        <EvaPanel>{eva}</EvaPanel>
        <CommandPalette open={paletteOpen} onOpenChange={setPaletteOpen} role={data.workspace.role} />
      </UploadsProvider>
    </ShellContext>
  );
}
