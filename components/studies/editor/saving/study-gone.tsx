import { Callout } from "@/components/ui/states/callout";

/** Shown when somebody else deleted the draft that is being edited. */
export function StudyGone() {
  return (
    <Callout tone="warning" title="This study was deleted">
      Your last changes weren’t saved. Copy what you want to keep before you leave this page.
    </Callout>
  );
}
