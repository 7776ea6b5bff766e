import { Callout } from "@/components/ui/states/callout";
import type { Destination } from "./destination";

const BEGUN = "Connect only if you just started this yourself, in an app you trust.";

/**
 * Warns about what nobody can verify for a program without a website: any other on the device could have asked the same
 * way.
 */
export function DestinationNotice({ kind, host }: Destination) {
  if (kind === "site") return null;
  return (
    <Callout
      tone="warning"
      title={kind === "computer" ? "It runs on this computer" : "It opens as an app on this device"}
    >
      {kind === "computer"
        ? `The answer goes to ${host}, so Earshot can’t tell which app asked. `
        : `The answer goes through a ${host} link, and Earshot can’t tell which app receives it. `}
      {BEGUN}
    </Callout>
  );
}
