"use client";
import { AudioLines, FileText, FlaskConical, House, Kanban, Library, type LucideIcon, Settings } from "lucide-react";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/links/page-link";
import type { ShellData } from "./shell-data";
import { UserMenu } from "./user-menu";
import { WorkspaceSwitcher } from "./workspace-switcher";

const PLACES: { href: string; under?: string; label: string; icon: LucideIcon }[] = [
  { href: "/", label: "Home", icon: House },
  { href: "/studies", label: "Studies", icon: FlaskConical },
  { href: "/library", label: "Library", icon: Library },
  { href: "/boards", label: "Boards", icon: Kanban },
  { href: "/reports", label: "Reports", icon: FileText },
  { href: "/eva", label: "Eva", icon: AudioLines },
  { href: "/settings/profile", under: "/settings", label: "Settings", icon: Settings },
];

export function Sidebar({ data }: { data: ShellData }) {
  const path = usePathname();
  const isHere = (root: string) => (root === "/" ? path === "/" : path === root || path.startsWith(`${root}/`));
  return (
    <aside aria-label="Workspace" className="flex h-full flex-col gap-4 bg-background p-3">
      <WorkspaceSwitcher data={data} />
      <nav aria-label="Main" className="grid gap-0.5">
        {PLACES.map(({ href, under = href, label, icon: Icon }) => (
          <PageLink
            key={href}
            href={href}
            aria-current={isHere(under) ? "page" : undefined}
            className={cn(
              "flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11 rounded-sm px-2 font-medium text-muted-foreground transition-colors hover:bg-muted hover:text-foreground",
              isHere(under) && "bg-primary-soft text-primary-text hover:bg-primary-soft hover:text-primary-text",
            )}
          >
            <Icon aria-hidden className="size-4" />
            {label}
          </PageLink>
        ))}
      </nav>
      <div className="mt-auto">
        <UserMenu data={data} />
      </div>
    </aside>
  );
}
