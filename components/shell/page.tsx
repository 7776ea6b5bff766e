import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Arrival } from "./arrival";
import { type Crumb, TopBar } from "./top-bar";

type Props = {
  crumbs: Crumb[];
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** `text` for reading and forms, `wide` for tables and panes, `bare` when the page lays itself out. */
  width?: "text" | "wide" | "bare";
  children: ReactNode;
};

/** On a phone, a title this long gets its own row rather than a few words per line next to the buttons. */
const LONG_TITLE_CHARACTERS = 40;
/** Every page starts at the same left edge, however wide its lines are. */
const WIDTHS = { text: "max-w-176", wide: "" };

/** The top bar, the landmark, and the head of a page. */
export function Page({ crumbs, title, description, actions, width = "wide", children }: Props) {
  const isLong = typeof title === "string" && title.length > LONG_TITLE_CHARACTERS;
  const head = title && (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className={cn("grid min-w-44 flex-1 grid-cols-1 gap-1", isLong && "basis-72")}>
        <h1 dir="auto" className="wrap-anywhere text-left text-lg">
          {title}
        </h1>
        {description && <div className="wrap-anywhere text-pretty text-muted-foreground">{description}</div>}
      </div>
      {actions && <div className="flex max-w-full flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </div>
  );
  return (
    <>
      <TopBar crumbs={crumbs} />
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {width === "bare" ? (
          children
        ) : (
          <div className="mx-auto max-w-6xl px-4 py-6 shell:px-8 shell:py-8 print:pb-0">
            <div className={cn("grid grid-cols-1 gap-6", WIDTHS[width])}>
              {head}
              {children}
            </div>
          </div>
        )}
        <Arrival />
      </main>
    </>
  );
}
