import Link from "next/link";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Mark } from "@/components/ui/text/mark";

const PAGES = [
  { id: "start", href: "/docs", label: "Getting started" },
  { id: "v1", href: "/docs/v1", label: "v1 API" },
  { id: "api", href: "/docs/api", label: "App API" },
] as const;

type Props = { current: (typeof PAGES)[number]["id"]; contents?: ReactNode; children: ReactNode };

/** The frame of the reference. It is public, so it has nothing of the workspace in it. */
export function DocsFrame({ current, contents, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-[90rem] shell:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="top-0 border-b px-4 py-5 shell:sticky shell:h-dvh shell:overflow-y-auto shell:border-r shell:border-b-0">
        <nav aria-label="Reference" className="grid grid-cols-1 gap-5">
          <Link href="/" className="flex items-center gap-2 px-2 font-semibold">
            <Mark /> Earshot <span className="font-normal text-muted-foreground">Reference</span>
          </Link>
          <ul className="flex shell:grid shell:grid-cols-1 flex-wrap gap-1">
            {PAGES.map(({ id, href, label }) => (
              <li key={id}>
                <Link
                  href={href}
                  aria-current={id === current ? "page" : undefined}
                  className={cn(
                    "block rounded-sm px-2 py-1.5 hover:bg-muted",
                    id === current && "bg-muted font-medium",
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Link href="/" className="block rounded-sm px-2 py-1.5 text-muted-foreground hover:bg-muted">
                Open the app
              </Link>
            </li>
          </ul>
          {contents}
        </nav>
      </div>
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-8 outline-none shell:px-10">
        {children}
      </main>
    </div>
  );
}
