import type { ReactNode } from "react";

type Props = { title: string; description?: ReactNode; hint?: ReactNode; action?: ReactNode; children?: ReactNode };

/** One setting per card: what it is, its control, and a footer with the consequence and the button. */
export function SettingCard({ title, description, hint, action, children }: Props) {
  return (
    <section className="overflow-hidden rounded-lg border bg-surface">
      <div className="grid grid-cols-1 gap-4 p-5">
        <header className="grid gap-1">
          <h2 className="font-semibold text-md">{title}</h2>
          {description && <p className="max-w-prose text-pretty text-muted-foreground">{description}</p>}
        </header>
        {children}
      </div>
      {(hint || action) && (
        <footer className="flex min-h-13 flex-wrap items-center justify-between gap-3 border-t bg-background px-5 py-2.5">
          <p className="min-w-0 flex-1 basis-60 text-muted-foreground text-sm max-sm:empty:hidden">{hint}</p>
          {action}
        </footer>
      )}
    </section>
  );
}
