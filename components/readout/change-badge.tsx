import { Badge } from "@/components/ui/badge";
import type { Theme } from "./shapes";

/** What the last generation did to a theme or claim. */
export function ChangeBadge({ change }: { change: Theme["change"] }) {
  if (change === null) return null;
  return <Badge tone="info">{change === "new" ? "New" : "More people"}</Badge>;
}
