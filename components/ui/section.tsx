import { type ReactNode, useId } from "react";

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A titled part of a page; its content usually brings its own border. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-3">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h2 id={id} className="wrap-anywhere min-w-0 font-semibold text-md">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
