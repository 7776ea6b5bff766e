import { CopyButton } from "./copy-button";

/** Values to paste elsewhere: each is labeled, and can be selected in one click and copied. */
export function CopyRows({ rows }: { rows: readonly { label: string; text: string }[] }) {
  return (
    <dl className="divide-y overflow-hidden rounded-md border bg-muted">
      {rows.map(({ label, text }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 pr-1.5 pl-3 pair:grid-cols-[8.25rem_minmax(0,1fr)_auto]"
        >
          <dt className="col-start-1 text-muted-foreground text-sm">{label}</dt>
          <dd className="col-start-1 break-all min-w-0 pair:col-start-2">
            <code className="select-all font-mono text-xs">{text}</code>
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1 pair:col-start-3 pair:row-span-1">
            <CopyButton text={text} label={`Copy ${label}`} iconOnly />
          </dd>
        </div>
      ))}
    </dl>
  );
}
