import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Arrival } from "./arrival";
import { type Crumb, TopBar } from "./top-bar";

type Props = {
  crumbs: Crumb[];
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Whether the actions don't fit beside a title on a phone, so that they come below what is said about it. */
  wideActions?: boolean;
  /** Leads to the page's neighbors; on a phone beside the title, where the actions need a row of their own. */
  steps?: ReactNode;
  /** `text` for reading and forms, `wide` for tables and panes, `bare` when the page lays itself out. */
  width?: "text" | "wide" | "bare";
  children: ReactNode;
};

/** On a phone, a title this long gets its own row rather than a few words per line next to the buttons. */
const LONG_TITLE_CHARACTERS = 40;
/** Every page starts at the same left edge, however wide its lines are. */
const WIDTHS = { text: "max-w-176", wide: "" };

/** The top bar, the landmark, and the head of a page. */
export function Page(props: Props) {
  const { crumbs, title, description, actions, wideActions, steps, width = "wide", children } = props;
  const isLong = typeof title === "string" && title.length > LONG_TITLE_CHARACTERS;
  // On a phone, what is said below the title takes the whole width, where the buttons would leave it a few words per
  // line.
  const isBelow = Boolean(description) && !isLong;
  const head = title && (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className={cn("grid min-w-44 flex-1 grid-cols-1 gap-1", isLong && "basis-72", isBelow && "max-sm:contents")}>
        <h1
          dir="auto"
          className={cn("wrap-anywhere text-left text-lg", isBelow && "max-sm:min-h-8 max-sm:min-w-44 max-sm:flex-1")}
        >
          {title}
        </h1>
        {description && (
          <div
            className={cn(
              "wrap-anywhere text-pretty text-muted-foreground",
              isBelow && "max-sm:order-1 max-sm:-mt-2 max-sm:w-full",
            )}
          >
            {description}
          </div>
        )}
      </div>
      {actions && (
        <div
          className={cn(
            "flex max-w-full flex-wrap items-center gap-2 print:hidden",
            (wideActions || steps) && "max-sm:order-1 max-sm:w-full",
          )}
        >
          {actions}
        </div>
      )}
      {steps && <div className="print:hidden">{steps}</div>}
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
