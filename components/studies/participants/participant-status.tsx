import { Badge } from "@/components/ui/badge";
import type { Participant } from "../shapes";
import { PARTICIPANT_WORDS } from "./participant-words";

export function ParticipantStatus({ status }: { status: Participant["status"] }) {
  const { label, tone } = PARTICIPANT_WORDS[status];
  return (
    <Badge tone={tone} dot pulse={status === "in_progress"}>
      {label}
    </Badge>
  );
}
