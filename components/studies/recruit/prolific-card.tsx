"use client";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { type Answer, call } from "@/lib/api/client/call";
import { typeset } from "@/lib/core/text/typeset";

type Prolific = Answer<"POST /studies/{id}/recruiting">["prolific"];
type Props = { studyId: string; prolific: Prolific; canWrite: boolean };

const STATES: Record<
  Prolific["state"],
  { label: string; tone: "neutral" | "success" | "warning" | "danger" | "info" }
> = {
  none: { label: "Not used", tone: "neutral" },
  waiting: { label: "Waiting for launch", tone: "neutral" },
  draft: { label: "Draft on Prolific", tone: "neutral" },
  active: { label: "Recruiting", tone: "success" },
  paused: { label: "Paused", tone: "warning" },
  ended: { label: "Ended", tone: "neutral" },
  failed: { label: "Failed", tone: "danger" },
};

/** Recruits people one doesn't know yet, through Prolific. */
export function ProlificCard({ studyId, prolific, canWrite }: Props) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const { available, reason, state, error, url, places, unmapped, participants, approved, rejected } = prolific;
  const begin = () =>
    run(async () => {
      await call("POST /studies/{id}/recruiting", { params: { id: studyId }, body: { channel: "prolific" } });
      setAsked(false);
      return "The study is being set up on Prolific.";
    });
  const canBegin = canWrite && available && (state === "none" || state === "failed");
  return (
    <section aria-labelledby="prolific" className="grid gap-3 rounded-lg border bg-surface p-4">
      <header className="flex items-start justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 id="prolific" className="font-semibold">
            Recruit through Prolific
          </h2>
          <p className="text-pretty text-muted-foreground text-sm">
            People you don’t know yet, filtered by your audience. Your Prolific account pays them.
          </p>
        </div>
        <Badge tone={STATES[state].tone} dot>
          {STATES[state].label}
        </Badge>
      </header>
      {!available && reason && <p className="text-pretty text-sm">{typeset(reason)}</p>}
      {error && <p className="text-danger text-sm">{typeset(error)}</p>}
      {state !== "none" && (
        <p className="text-sm tabular-nums">
          {participants} of {places ?? "–"} came · {approved} approved · {rejected} rejected
        </p>
      )}
      {available && unmapped.length > 0 && (
        <ul className="grid gap-1 text-pretty text-muted-foreground text-sm">
          {unmapped.map((sentence) => (
            <li key={sentence}>{typeset(sentence)}</li>
          ))}
        </ul>
      )}
      {(canBegin || url) && (
        <footer className="flex flex-wrap gap-2">
          {canBegin && (
            <Button onClick={() => setAsked(true)}>{state === "failed" ? "Try again" : "Recruit on Prolific"}</Button>
          )}
          {url && (
            <Button asChild>
              <a href={url} target="_blank" rel="noreferrer">
                <ExternalLink /> Open in Prolific
              </a>
            </Button>
          )}
        </footer>
      )}
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title="Recruit through Prolific?"
        tone="primary"
        description="The study is created on Prolific as a draft and published as soon as it runs here. Your Prolific account pays its participants, on top of what’s charged here."
        confirmLabel="Recruit on Prolific"
        busy={busy}
        onConfirm={begin}
      />
    </section>
  );
}
