import { LockKeyhole } from "lucide-react";

/** At what somebody asked to keep private: a person still sees it, but nothing quotes it by itself. */
export function PrivateMark() {
  return (
    <span
      title="Readouts, Eva and automatic tags leave this out."
      className="flex select-none items-center gap-1 text-muted-foreground text-xs in-[.bg-marker]:text-marker-foreground"
    >
      <LockKeyhole aria-hidden className="size-3 shrink-0" />
      Asked to keep this private
    </span>
  );
}
