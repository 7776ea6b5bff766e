import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  title: string;
  detail?: ReactNode;
  /** A list of links, which on a small screen scrolls inside itself above the transcript. */
  isList?: boolean;
  /** Repeats what the head says; hidden where it would push the transcript down. */
  isSpare?: boolean;
  children: ReactNode;
};

/** A titled part of the column next to a transcript. */
export function AsideBlock({ title, detail, isList, isSpare, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-spare={isSpare || undefined}
      className={cn(
        "grid grid-cols-1 gap-2 border-t pt-4 first:border-t-0 first:pt-0",
        "cramped:[[data-spare]+&]:border-t-0 cramped:[[data-spare]+&]:pt-0",
        isSpare && "cramped:hidden",
      )}
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {detail && <span className="text-muted-foreground text-sm tabular-nums">{detail}</span>}
      </header>
      <div
        className={cn(
          isList &&
            "cramped:-mx-2 cramped:max-h-44 cramped:overflow-y-auto cramped:px-2 print:max-h-none! print:overflow-visible!",
        )}
      >
        {children}
      </div>
    </section>
  );
}
