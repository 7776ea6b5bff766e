"use client";
import { type ReactNode, useContext, useLayoutEffect, useRef } from "react";
import { textDirection } from "@/lib/core/text/text-direction";
import { scrollBox } from "./scroll-box";
import { StepChanged } from "./step-changed";

type Props = { title: ReactNode; lead?: ReactNode; eyebrow?: ReactNode };

/** The heading of a step. It takes the focus when the step appears, so that a screen reader starts there. */
export function StepHeading({ title, lead, eyebrow }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useContext(StepChanged);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step appears.
  useLayoutEffect(() => {
    if (!hasChanged) return;
    heading.current?.focus({ preventScroll: true });
    if (heading.current) scrollBox(heading.current).scrollTo({ top: 0 });
  }, []);
  return (
    <header className="grid gap-2.5">
      {eyebrow && <p className="font-medium text-base text-primary-text">{eyebrow}</p>}
      <h1
        ref={heading}
        tabIndex={-1}
        dir={typeof title === "string" ? textDirection(title) : undefined}
        className="text-pretty text-xl outline-none"
      >
        {title}
      </h1>
      {lead && <p className="text-pretty text-muted-foreground">{lead}</p>}
    </header>
  );
}
