import { type ReactNode, useId } from "react";

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** A group of related fields. */
export function EditorBlock({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <header className="grid gap-0.5">
        <h2 id={id} className="font-semibold text-md">
          {title}
        </h2>
        {text && <p className="text-pretty text-muted-foreground">{text}</p>}
      </header>
      {children}
    </section>
  );
}
