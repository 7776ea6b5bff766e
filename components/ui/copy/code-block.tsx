import { CopyButton } from "./copy-button";

/** Long lines wrap, as in a terminal: on a phone, what is out of sight isn't read. They are copied whole. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <figure className="relative overflow-hidden rounded-md border bg-muted">
      <figcaption className="flex h-9 items-center justify-between border-b pr-1 pl-3 pointer-coarse:h-11 text-muted-foreground text-xs">
        {label}
        <CopyButton text={code} label={`Copy ${label}`} iconOnly />
      </figcaption>
      <pre className="whitespace-pre-wrap p-3 font-mono text-xs leading-5 [overflow-wrap:anywhere]">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
