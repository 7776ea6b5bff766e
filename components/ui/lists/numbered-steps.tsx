import type { ReactNode } from "react";

/** Steps in order; `detail` is below a step's text. */
export function NumberedSteps({ steps }: { steps: readonly { text: string; detail?: ReactNode }[] }) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {steps.map(({ text, detail }, at) => (
        <li key={text} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-2">
          <span
            aria-hidden
            className="mt-px flex size-5 items-center justify-center rounded-full bg-muted font-medium text-muted-foreground text-xs tabular-nums"
          >
            {at + 1}
          </span>
          <p className="text-pretty">{text}</p>
          {detail && <div className="col-start-2 grid min-w-0 grid-cols-1 gap-2">{detail}</div>}
        </li>
      ))}
    </ol>
  );
}
