import type { ReactNode } from "react";
import { Prose } from "./prose";

type Props = { id: string; children: ReactNode };

/** An entry of the reference: two columns on a wide screen. */
export function Entry({ id, children }: Props) {
  return (
    <article id={id} className="grid scroll-mt-6 grid-cols-1 gap-6 border-t py-8 xl:grid-cols-2">
      {children}
    </article>
  );
}

type HeadProps = { title: string | undefined; description: string | undefined; method?: ReactNode; code: string };

/** What an entry is for; `code` is what a program calls it. */
export function EntryHead({ title, description, method, code }: HeadProps) {
  return (
    <header className="grid grid-cols-1 gap-2">
      <h2 className="text-base">{title}</h2>
      <p className="flex items-center gap-2">
        {method}
        <code className="break-all font-mono text-[0.8125rem]">{code}</code>
      </p>
      {description && (
        <p className="text-pretty text-muted-foreground">
          <Prose text={description} />
        </p>
      )}
    </header>
  );
}

type FoldProps = { title: string; children: ReactNode };

/** Fields that few look up. */
export function FoldedFields({ title, children }: FoldProps) {
  return (
    <details className="group">
      <summary className="cursor-pointer font-medium text-muted-foreground text-xs">{title}</summary>
      {children}
    </details>
  );
}
