"use client";
import { useEffect, useState } from "react";
import type { Finding, Run } from "@/components/swarm/shapes";
import { SEVERITY_WORDS } from "@/components/swarm/words";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Field } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { dotted } from "@/lib/core/text/dotted";

const MOST = 100;

type Props = {
  open: boolean;
  /** The run that the report is about: its findings are offered first. */
  runId: string | null;
  onClose: () => void;
  onChoose: (findingId: string) => void;
};

/** Chooses a finding of a Swarm run to cite in a report. */
export function FindingPicker({ open, runId, onClose, onChoose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => !on && onClose()}
      title="Insert a finding"
      description="Found by AI agents, with how to reproduce it and a screenshot. No people took part."
      className="max-w-lg"
    >
      {open && <Choice runId={runId} onChoose={onChoose} />}
    </Dialog>
  );
}

function Choice({ runId: given, onChoose }: Pick<Props, "runId" | "onChoose">) {
  const [runs, setRuns] = useState<Run[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [runId, setRunId] = useState(given ?? "");
  const [findings, setFindings] = useState<Finding[] | null>(null);
  useEffect(() => {
    call("GET /swarm-runs", { query: { status: "done", limit: MOST } }).then(
      ({ items }) => {
        setRuns(items);
        setRunId((now) => now || (items[0]?.id ?? ""));
      },
      (thrown) => setFailed(CallError.sentence(thrown)),
    );
  }, []);
  useEffect(() => {
    setFindings(null);
    setFailed(null);
    if (!runId) return;
    const stop = new AbortController();
    call("GET /swarm-runs/{id}/findings", { params: { id: runId }, query: { limit: MOST }, signal: stop.signal }).then(
      ({ items }) => setFindings(items),
      (thrown) => !stop.signal.aborted && setFailed(CallError.sentence(thrown)),
    );
    return () => stop.abort();
  }, [runId]);
  if (runs?.length === 0)
    return <p className="py-6 text-center text-muted-foreground">No Swarm run has finished yet.</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Failure text={failed} />
      <Field label="Run">
        <Select
          value={runId}
          onChange={(event) => setRunId(event.target.value)}
          choices={
            runs?.map(({ id, title, createdAt }) => ({ value: id, label: dotted(title, createdAt.slice(0, 10)) })) ?? [
              { value: runId, label: "Loading…" },
            ]
          }
        />
      </Field>
      <ul aria-label="Findings" className="-mx-2 grid max-h-[46vh] min-h-24 content-start overflow-y-auto">
        {findings?.length === 0 && (
          <li className="px-2 py-6 text-center text-muted-foreground">This run found nothing.</li>
        )}
        {findings?.map(({ id, title, severity }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 px-2 py-1.5">
            <span className="w-18 shrink-0">
              <Badge tone={SEVERITY_WORDS[severity].tone}>{SEVERITY_WORDS[severity].label}</Badge>
            </span>
            <span className="wrap-anywhere min-w-0 flex-1">{title}</span>
            <Button size="small" aria-label={`Insert ${title}`} onClick={() => onChoose(id)}>
              Insert
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
