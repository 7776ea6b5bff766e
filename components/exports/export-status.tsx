import { Callout } from "@/components/ui/states/callout";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { byteSize } from "@/lib/core/text/byte-size";
import type { ExportState } from "./use-export";

/** What became of an export, or what it waits for. */
export function ExportStatus({ state }: { state: ExportState }) {
  return (
    <>
      {state.phase === "failed" && <Callout tone="danger">{state.why}</Callout>}
      <div role="status" className="grid gap-2 empty:hidden">
        {state.phase === "making" && (
          <>
            <ProgressBar label="Export" value={null} />
            <span className="text-muted-foreground text-sm">
              {state.waitsFor ??
                "Preparing the file. A long one takes a few minutes; you can close this, and it downloads when it’s ready."}
            </span>
          </>
        )}
        {state.phase === "ready" && (
          <span className="text-sm">
            {state.made.fileName} is ready
            {state.made.sizeBytes !== null && <> ({byteSize(state.made.sizeBytes)})</>}. If the download didn’t start,{" "}
            <a href={state.made.downloadUrl ?? "#"} className="font-medium text-primary-text underline">
              download it here
            </a>
            .
          </span>
        )}
      </div>
    </>
  );
}
