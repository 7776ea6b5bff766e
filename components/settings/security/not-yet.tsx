import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** Shown for what is not set up: what that means, and the button to start. */
export const NotYet = ({ title, action, children }: Props) => (
  <Panel className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
    <div className="grid max-w-md gap-0.5">
      <h3 className="font-medium">{title}</h3>
      <p className="text-pretty text-muted-foreground text-sm">{children}</p>
    </div>
    {action}
  </Panel>
);
