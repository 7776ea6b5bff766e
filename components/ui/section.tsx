import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  /** The fragment that links to it. */
  id?: string;
};

/** A titled part of a page; its content usually has its own border. */
export function Section({ title, action, children, id: anchor }: Props) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="grid scroll-mt-6 grid-cols-1 content-start gap-3">
      <div className="flex min-h-8 break-after-avoid items-center justify-between gap-4">
        <h2 id={id} className="wrap-anywhere min-w-0 font-semibold text-md">
          {title}
        </h2>
        {action && <div className="shrink-0 print:hidden">{action}</div>}
      </div>
      {children}
    </section>
  );
}
