import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { children: ReactNode; middle?: boolean };

/** The column of a step; `middle` for a short message on its own. */
export function StepBody({ children, middle }: Props) {
  return (
    <div
      className={cn(
        "fade-in slide-in-from-bottom-1 grid w-full animate-in content-start gap-7 pt-7 pb-16 duration-200 @lg:pt-12",
        middle && "my-auto @lg:pt-7",
      )}
    >
      {children}
    </div>
  );
}
