import { READOUT_TEXT } from "@/lib/core/limits/readout-text";
import { counted } from "@/lib/core/text/counted";
import { AddLine } from "../edit/add-line";
import { HiddenList } from "../hidden/hidden-list";
import type { Claim, NextStep, Readout } from "../shapes";
import { StepRow } from "./step-row";

type Props = { readout: Readout; studyTitle: string; canWrite: boolean };

/** What is to be done, by whom, and because of which claims. */
export function NextSteps({ readout: { nextSteps, themes }, studyTitle, canWrite }: Props) {
  const claims = new Map(themes.flatMap((theme) => theme.claims).map((claim) => [claim.id, claim]));
  const linked = (step: NextStep): Claim[] => step.claimIds.flatMap((id) => claims.get(id) ?? []);
  const shown = nextSteps.filter(({ hidden }) => !hidden);
  const hidden = nextSteps.filter((step) => step.hidden);
  if (!canWrite && shown.length === 0) return null;
  return (
    <section
      id="next-steps"
      aria-labelledby="next-steps-title"
      className="grid scroll-mt-14 @4xl:scroll-mt-2 grid-cols-1 gap-3"
    >
      <h2 id="next-steps-title" className="text-lg">
        Next steps
      </h2>
      {shown.length > 0 && (
        <ul className="@container divide-y rounded-lg border bg-surface shadow-low print:border-0 print:shadow-none">
          {shown.map((step) => (
            <StepRow key={step.id} step={step} claims={linked(step)} studyTitle={studyTitle} canWrite={canWrite} />
          ))}
        </ul>
      )}
      {canWrite && (
        <>
          <AddLine
            label="Add a next step"
            placeholder="What should happen because of this?"
            maxLength={READOUT_TEXT.text}
            adds={{ kind: "add_step" }}
          />
          <HiddenList
            summary={counted(hidden.length, "hidden next step")}
            items={hidden.map(({ id, text }) => ({
              id,
              name: text,
              showAgain: { kind: "edit_step", stepId: id, hidden: false },
            }))}
          />
        </>
      )}
    </section>
  );
}
