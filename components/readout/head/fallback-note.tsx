import { Callout } from "@/components/ui/states/callout";
import type { Readout } from "../shapes";
import { GenerateButton } from "./generate-button";

/** Says why the language model that is set up didn't make this readout. */
export function FallbackNote({ readout: { fallback }, canWrite }: { readout: Readout; canWrite: boolean }) {
  return (
    <Callout
      tone="warning"
      title="Generated without the language model"
      action={canWrite && <GenerateButton label="Regenerate" size="small" again />}
    >
      {fallback} The built-in analyst generated all of this readout instead. What the model had read by then is kept for
      the next time.
    </Callout>
  );
}
