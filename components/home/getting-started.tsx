import { ArrowRight, Check } from "lucide-react";
import Link from "next/link";
import { NewProject } from "@/components/library/new-project";
import { cn } from "@/components/ui/cn";

/** Without an address, the step creates a project where it stands. */
type Step = { title: string; text: string; href: string | null; done: boolean };

/** The steps from an empty workspace to a first answer; each is checked off once its result really exists. */
export function GettingStarted({ steps }: { steps: Step[] }) {
  const next = steps.findIndex(({ done }) => !done);
  return (
    <section aria-labelledby="getting-started" className="grid gap-3">
      <h2 id="getting-started" className="font-semibold text-md">
        From a recording to a quote you can stand behind
      </h2>
      <ol className="grid grid-cols-1 gap-3 min-[720px]:grid-cols-3">
        {steps.map(({ title, text, href, done }, at) => (
          <li
            key={title}
            className={cn(
              "relative grid content-start gap-2 rounded-lg border bg-surface p-4 transition-colors hover:border-border-strong",
              at === next && "border-primary",
            )}
          >
            <span
              aria-hidden
              className={cn(
                "inline-flex size-6 items-center justify-center rounded-full border font-medium text-muted-foreground text-xs",
                done && "border-transparent bg-primary text-primary-foreground",
                at === next && "border-primary text-primary-text",
              )}
            >
              {done ? <Check className="size-3.5" /> : at + 1}
            </span>
            {at === next && <ArrowRight aria-hidden className="absolute top-5 right-4 size-4 text-primary-text" />}
            {href === null ? (
              <NewProject card={title} />
            ) : (
              <Link href={href} className="font-medium after:absolute after:inset-0">
                {title}
                {done && <span className="sr-only"> (done)</span>}
              </Link>
            )}
            <p className="text-pretty text-muted-foreground text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
