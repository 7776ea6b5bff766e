"use client";
import { AudioLines } from "lucide-react";
import { useState } from "react";
import type { Parts } from "@/components/studies/editor/saving/parts";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { useAction } from "@/components/ui/hooks/use-action";
import { useRepeatKey } from "@/components/ui/hooks/use-repeat-key";
import { Callout } from "@/components/ui/states/callout";
import { type Answer, call } from "@/lib/api/client/call";
import { ProposalView } from "./proposal-view";

type Proposal = Answer<"POST /studies/{id}/draft">;
type Props = {
  id: string;
  draft: Parts;
  /** What was typed is stored before Eva is asked. */
  flush: () => Promise<boolean>;
  onAccept: (parts: Partial<Parts>) => void;
};

/** Eva rewrites the guide and the screener from the question; a person decides which parts to accept. */
export function Redraft({ id, draft, flush, onAccept }: Props) {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [taken, setTaken] = useState({ guide: true, screener: true });
  const { busy, error, run } = useAction();
  const { keyFor, renew } = useRepeatKey();
  const question = draft.question?.trim() ?? "";
  const ask = () =>
    run(async () => {
      if (!(await flush()) || draft.type === "swarm") return;
      const body = { question, type: draft.type };
      setProposal(await call("POST /studies/{id}/draft", { params: { id }, body, key: keyFor(body) }));
      renew();
    });
  const accept = () => {
    if (!proposal) return;
    onAccept({
      ...(taken.guide && { guide: proposal.guide }),
      ...(taken.screener && { screener: proposal.screener }),
    });
    setProposal(null);
  };
  const written = draft.guide.sections.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <Button busy={busy} disabled={question === ""} onClick={ask}>
        <AudioLines className="text-primary-text" /> {written === 0 ? "Draft with Eva" : "Redraft"}
      </Button>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <Dialog
        open={proposal !== null}
        onOpenChange={(open) => !open && setProposal(null)}
        title="Eva’s draft"
        description="Nothing is replaced until you apply it."
        className="max-w-2xl"
      >
        {proposal && (
          <>
            <Callout tone="info">{proposal.note}</Callout>
            <ProposalView guide={proposal.guide} screener={proposal.screener} />
            <footer className="flex flex-wrap items-center justify-between gap-4">
              <div className="flex flex-wrap gap-x-5 gap-y-2">
                <Checkbox
                  label={written > 0 ? "Replace my guide" : "Use the guide"}
                  checked={taken.guide}
                  onChange={(event) => setTaken({ ...taken, guide: event.target.checked })}
                />
                <Checkbox
                  label={draft.screener.questions.length > 0 ? "Replace my screener" : "Use the screener"}
                  checked={taken.screener}
                  onChange={(event) => setTaken({ ...taken, screener: event.target.checked })}
                />
              </div>
              <span className="flex gap-2">
                <Button onClick={() => setProposal(null)}>Discard</Button>
                <Button tone="primary" disabled={!taken.guide && !taken.screener} onClick={accept}>
                  Apply
                </Button>
              </span>
            </footer>
          </>
        )}
      </Dialog>
    </>
  );
}
