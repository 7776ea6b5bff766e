import { Callout } from "@/components/ui/callout";

/** Shown on arriving from the launch. */
export function RunningNotice() {
  return (
    <Callout tone="success" title="The study is running">
      Share the link or invite people. Sessions appear here as they come in.
    </Callout>
  );
}
