import { Panel } from "@/components/ui/panel";
import { dotted } from "@/lib/core/text/dotted";
import { Screenshot } from "../screenshot";
import type { Step } from "../shapes";

/** An agent's steps in order, each with what it saw. */
export function StepList({ steps, agent }: { steps: Step[]; agent: string }) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ index, action, thought, error, pageUrl, pageTitle, notes, screenshotUrl }) => (
        <li key={index} id={`step-${index}`} className="scroll-mt-16">
          <Panel className="grid grid-cols-1 gap-4 p-4 min-[720px]:grid-cols-[minmax(0,1fr)_320px]">
            <div className="wrap-anywhere grid content-start gap-1">
              <h2 className="font-medium">
                <span className="text-muted-foreground tabular-nums">{index + 1}.</span> The agent {action}.
              </h2>
              {error && <p className="text-danger">{error}</p>}
              {thought && <p className="text-muted-foreground">“{thought}”</p>}
              <p className="text-muted-foreground text-sm">{dotted(pageTitle, pageUrl)}</p>
              {notes.length > 0 && (
                <ul className="mt-1 grid gap-0.5 text-sm">
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              )}
            </div>
            {screenshotUrl && (
              <Screenshot
                url={screenshotUrl}
                alt={`What ${agent} saw after step ${index + 1}`}
                className="aspect-[8/5] w-full rounded-md border bg-muted object-contain object-top"
              />
            )}
          </Panel>
        </li>
      ))}
    </ol>
  );
}
