type Props = { steps: readonly string[]; pageUrl: string | null; untitled?: boolean };

/** What to do to see a finding, and on which page. */
export function Reproduction({ steps, pageUrl, untitled = false }: Props) {
  if (steps.length === 0 && !pageUrl) return null;
  return (
    <div className="wrap-anywhere grid gap-1.5">
      {steps.length > 0 && (
        <>
          {!untitled && <p className="font-medium text-sm">How to reproduce</p>}
          <ol className="grid list-decimal gap-0.5 pl-6 marker:text-muted-foreground marker:tabular-nums">
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
              <li key={at} className="first-letter:uppercase">
                {step}
              </li>
            ))}
          </ol>
        </>
      )}
      {pageUrl && <p className="text-muted-foreground text-sm">Page: {pageUrl}</p>}
    </div>
  );
}
