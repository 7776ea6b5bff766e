import { Callout } from "@/components/ui/states/callout";

/**
 * Shown on arriving from the launch, with what comes next; nobody can book a live interview before times are offered.
 */
export function RunningNotice({ needsTimes }: { needsTimes: boolean }) {
  return (
    <Callout tone="success" title="The study is running">
      {needsTimes ? "Offer times first, then share the link or invite people." : "Share the link or invite people."}{" "}
      Sessions appear here as they come in.
    </Callout>
  );
}
