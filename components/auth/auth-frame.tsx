import type { ReactNode } from "react";
import { Mark } from "@/components/ui/text/mark";

type Props = { title: string; lead: ReactNode; children: ReactNode; foot?: ReactNode };

/** The frame of the sign-in and sign-up pages: the form, next to what the product does. */
export function AuthFrame({ title, lead, children, foot }: Props) {
  return (
    <div className="grid min-h-dvh bg-surface shell:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <main id="main" className="flex flex-col px-6 py-8 shell:px-12">
        <p className="flex items-center gap-2.5 font-semibold text-md tracking-tight">
          <Mark className="size-7" /> Earshot
        </p>
        <div className="m-auto grid w-full max-w-[360px] gap-6 py-12">
          <header className="grid gap-2">
            <h1 className="text-xl">{title}</h1>
            <p className="text-pretty text-muted-foreground">{lead}</p>
          </header>
          {children}
          {foot && <p className="text-muted-foreground">{foot}</p>}
        </div>
      </main>
      <aside aria-label="About Earshot" className="hidden border-l bg-background shell:flex">
        <figure className="m-auto grid max-w-[440px] gap-8 px-10">
          <blockquote className="grid gap-5 text-[1.375rem] leading-[2.125rem] tracking-[-0.012em]">
            <p>
              I think I put “other”. And there was a box, and I wrote, “I'll be back when it's quieter.”{" "}
              <span className="as-said">Which is a lie. It's never quieter.</span>
            </p>
          </blockquote>
          <figcaption className="grid gap-5">
            <span className="flex items-center gap-3 text-muted-foreground">
              <Wave />
              <span className="text-sm">
                Maya Okafor, studio manager, at <span className="tabular-nums">15:41</span>
              </span>
            </span>
            <span className="text-pretty text-muted-foreground">
              Every answer in Earshot leads back to something a person said, with who said it and when. If nobody said
              it, it’s not there.
            </span>
          </figcaption>
        </figure>
      </aside>
    </div>
  );
}

const BARS = [6, 10, 18, 12, 24, 16, 8, 20, 28, 14, 22, 10, 16, 26, 12, 18, 8, 14, 20, 10, 6, 12, 8, 16, 10];

function Wave() {
  return (
    <svg
      viewBox={`0 0 ${BARS.length * 8} 32`}
      width={BARS.length * 8}
      height="32"
      aria-hidden="true"
      strokeLinecap="round"
    >
      {BARS.map((height, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
          key={at}
          d={`M${at * 8 + 4} ${16 - height / 2}v${height}`}
          strokeWidth="3"
          className={at >= 8 && at <= 15 ? "stroke-marker-line" : "stroke-border-strong/50"}
        />
      ))}
    </svg>
  );
}
