import { Callout } from "@/components/ui/states/callout";
import { placeholderIn } from "@/lib/core/study/placeholder";
import { counted } from "@/lib/core/text/counted";
import type { Study } from "./shapes";

/**
 * Says that questions still have the drafter's words instead of a subject; participants couldn't know what is meant.
 */
export function PlaceholderNote({ study }: { study: Pick<Study, "guide" | "screener"> }) {
  const found = placeholderIn(study);
  if (!found) return null;
  return (
    <Callout
      tone="warning"
      title={`${counted(found.questions, "question")} ${found.questions === 1 ? "says" : "say"} “${found.words}”`}
    >
      Participants won’t know what is meant. Put your own words there, in the guide and the screener.
    </Callout>
  );
}
