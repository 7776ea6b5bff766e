import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Mark } from "@/components/ui/text/mark";
import { directionOf, type Language, langOf } from "@/lib/core/languages";

type Props = { icon: LucideIcon; title: string; language: Language; children: ReactNode; action?: ReactNode };

/** A page for someone who followed a link in our mail to them. */
export function MailNotice({ icon: Icon, title, language, children, action }: Props) {
  return (
    <div lang={langOf(language)} dir={directionOf(language)} className="flex min-h-dvh flex-col bg-surface text-md">
      <header className="mx-auto flex h-14 w-full max-w-[680px] items-center gap-2.5 px-5">
        <Mark className="size-7 shrink-0" />
        <p className="font-medium text-base">Earshot</p>
      </header>
      <main id="main" className="mx-auto grid w-full max-w-[680px] flex-1 content-center gap-6 px-5 pb-24">
        <span className="grid size-14 place-items-center rounded-full bg-primary-soft text-primary-text">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="grid gap-2">
          <h1 className="text-balance text-xl">{title}</h1>
          <p className="wrap-anywhere text-pretty text-muted-foreground">{children}</p>
        </div>
        {action}
      </main>
    </div>
  );
}
