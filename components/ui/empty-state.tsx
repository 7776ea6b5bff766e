import type { ReactNode } from "react";

type Props = { heading?: "h1" | "h2"; art?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** Says what will be here and how to get it there. `heading` is h1 if it is all that the page has. */
export function EmptyState({ heading: Heading = "h2", art, title, children, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      {art}
      <Heading className="mt-1 font-semibold text-md">{title}</Heading>
      {children && <div className="max-w-sm text-pretty text-muted-foreground">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
