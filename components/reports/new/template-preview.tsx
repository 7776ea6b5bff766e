import type { ReportTemplate } from "@/lib/core/document/templates";
import { TEMPLATE_FACTS } from "@/lib/core/document/templates";

/** What a template contains, as a sheet of the resulting report. */
export function TemplatePreview({ template }: { template: ReportTemplate }) {
  const { title, sentence, holds } = TEMPLATE_FACTS[template];
  return (
    <section aria-label={`What a ${title.toLowerCase()} includes`} className="rounded-lg border bg-background p-5">
      <div className="mx-auto max-w-80 rounded-md border bg-surface p-6 shadow-low">
        <p className="font-semibold text-md">{title}</p>
        <p className="mt-1 mb-5 text-pretty text-muted-foreground text-sm">{sentence}</p>
        <ol className="grid gap-4">
          {holds.map((part) => (
            <li key={part} className="grid gap-2">
              <span className="font-medium text-sm">{part}</span>
              <Sketch part={part} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A few lines standing for the content: quotes, bars, a table, or text. */
function Sketch({ part }: { part: string }) {
  const words = part.toLowerCase();
  const kind = /how many|chart/.test(words)
    ? "bars"
    : /quote|claim|against/.test(words)
      ? "quote"
      : /side by side|each question|table/.test(words)
        ? "table"
        : "text";
  return (
    <svg viewBox="0 0 240 34" width="100%" aria-hidden="true" className="block max-w-60">
      {SKETCHES[kind]}
    </svg>
  );
}

const SKETCHES = {
  text: <path d="M0 6h232M0 17h214M0 28h120" className="stroke-4 stroke-muted" />,
  quote: (
    <>
      <path d="M1.5 2v30" className="stroke-3 stroke-marker-line" />
      <path d="M12 9h204M12 20h150" className="stroke-8 stroke-marker" />
      <path d="M12 31h60" className="stroke-4 stroke-muted" />
    </>
  ),
  bars: (
    <>
      <path d="M0 6h200M0 28h84" className="stroke-8 stroke-primary" />
      <path d="M0 17h142" className="stroke-8 stroke-primary" />
    </>
  ),
  table: (
    <>
      <path d="M0 1h240M0 12h240M0 23h240M0 33.5h240" className="stroke-border-strong/60" />
      <path
        d="M4 6.5h44M84 6.5h44M164 6.5h44M4 17.5h60M84 17.5h24M164 17.5h30M4 28h52M84 28h36M164 28h20"
        className="stroke-3 stroke-muted"
      />
    </>
  ),
};
