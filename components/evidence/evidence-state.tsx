import { Badge } from "@/components/ui/badge";
import type { Evidence } from "@/lib/api/evidence/shape";

const WORDS = {
  text_changed: { label: "Text changed", why: "The transcript has changed; this is the earlier wording." },
  source_deleted: { label: "Source deleted", why: "The recording or session was deleted; the wording was kept." },
  withdrawn: { label: "Withdrawn", why: "The participant withdrew what they said." },
};

/** Why a quote's source doesn't have it as shown here; nothing if it does. */
export function EvidenceState({ state }: { state: Evidence["state"] }) {
  if (state === "verbatim") return null;
  const { label, why } = WORDS[state];
  return (
    <span title={why}>
      <Badge tone="warning">
        {label}
        <span className="sr-only">: {why}</span>
      </Badge>
    </span>
  );
}
