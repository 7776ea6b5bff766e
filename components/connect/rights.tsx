"use client";
import { Check, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Switch } from "@/components/ui/fields/switch";

type Props = {
  /** Null if the person may not allow drafting. */
  drafting: { on: boolean; change: (on: boolean) => void; wasAsked: boolean } | null;
};

/** What the connection may and may not do, most worrying first. */
export function Rights({ drafting }: Props) {
  return (
    <section aria-labelledby="rights" className="grid gap-3">
      <h2 id="rights" className="font-medium text-sm">
        What it can do
      </h2>
      <ul className="grid gap-2.5">
        <Right can>Read what you can read: studies, interviews, readouts, reports, and files, and search them.</Right>
        <Right can>Ask Eva. Its questions and her answers are saved as conversations.</Right>
        {!drafting && <Right>As an observer you can’t let it draft studies.</Right>}
        <Right>It never launches a study, spends money, or invites anyone. Only people do that, in Earshot.</Right>
      </ul>
      {drafting && <Drafting {...drafting} />}
    </section>
  );
}

function Drafting({ on, change, wasAsked }: NonNullable<Props["drafting"]>) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 rounded-md border p-3">
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-medium">
          Let it draft studies
        </label>
        <p id={`${id}-hint`} className="text-pretty text-muted-foreground text-sm">
          {wasAsked ? "" : "It hasn’t asked for this. "}
          Drafts wait for you in Studies. Anything Eva would change for it waits until someone approves it.
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={on} onCheckedChange={change} />
    </div>
  );
}

function Right({ can, children }: { can?: boolean; children: ReactNode }) {
  const Icon = can ? Check : X;
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${can ? "text-success" : "text-muted-foreground"}`} />
      <span className="text-pretty">
        {!can && <span className="sr-only">Not allowed: </span>}
        {children}
      </span>
    </li>
  );
}
