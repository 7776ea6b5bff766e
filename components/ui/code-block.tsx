import { CopyButton } from "./copy-button";

export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <figure className="relative overflow-hidden rounded-md border bg-muted">
      <figcaption className="flex h-9 items-center justify-between border-b pr-1 pl-3 text-muted-foreground text-xs">
        {label}
        <CopyButton text={code} label={`Copy ${label}`} iconOnly />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto p-3 font-mono text-xs leading-5">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
