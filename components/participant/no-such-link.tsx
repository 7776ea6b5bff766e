import type { ReactNode } from "react";
import { Mark } from "@/components/ui/mark";
import { directionOf, type Language, langOf } from "@/lib/core/languages";

type Props = { language: Language; title: string; children: ReactNode };

/** A link that leads nowhere, or nowhere anymore. */
export function NoSuchLink({ language, title, children }: Props) {
  return (
    <main
      lang={langOf(language)}
      dir={directionOf(language)}
      className="grid min-h-dvh place-items-center bg-surface px-5 text-md"
    >
      <div className="grid max-w-md gap-4">
        <Mark className="size-9" />
        <h1 className="text-xl">{title}</h1>
        <p className="text-pretty text-muted-foreground">{children}</p>
      </div>
    </main>
  );
}
