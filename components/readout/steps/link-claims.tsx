"use client";
import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { CallError } from "@/lib/api/client/call-error";
import { useReadout } from "../edit/acts";
import type { NextStep } from "../shapes";

type Props = { step: NextStep; open: boolean; onOpenChange: (open: boolean) => void };

/** Which claims call for a next step: their quotes are included when it is copied. */
export function LinkClaims({ step, open, onOpenChange }: Props) {
  const { act, outline } = useReadout();
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Link to claims"
      description={step.text}
      submitLabel="Save"
      initial={{ claimIds: step.claimIds }}
      onSave={async ({ claimIds }) => {
        const isStored = await act({ kind: "edit_step", stepId: step.id, claimIds });
        if (!isStored) throw new CallError("Nothing was saved. Try again.");
      }}
    >
      {({ claimIds }, change) => (
        <div className="grid max-h-[46vh] grid-cols-1 gap-3 overflow-y-auto">
          {outline
            .filter(({ claims }) => claims.length > 0)
            .map(({ id, title, claims }) => (
              <fieldset key={id} className="grid grid-cols-1 gap-1.5">
                <legend className="mb-1 font-medium text-muted-foreground text-sm">{title}</legend>
                {claims.map((claim) => (
                  <Checkbox
                    key={claim.id}
                    label={claim.text}
                    checked={claimIds.includes(claim.id)}
                    onChange={({ target }) =>
                      change({
                        claimIds: target.checked ? [...claimIds, claim.id] : claimIds.filter((one) => one !== claim.id),
                      })
                    }
                  />
                ))}
              </fieldset>
            ))}
        </div>
      )}
    </FormDialog>
  );
}
