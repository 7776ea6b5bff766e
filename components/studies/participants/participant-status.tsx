import { Badge } from "@/components/ui/badge";
import type { Participant } from "../shapes";
import { participantWords } from "./participant-words";

type Props = {
  participant: Pick<Participant, "status" | "screenedOutReason">;
  /** Whether those who are in the middle of the study can still finish. */
  mayFinish: boolean;
};

export function ParticipantStatus({ participant, mayFinish }: Props) {
  const { label, tone } = participantWords(participant, mayFinish);
  return (
    <Badge tone={tone} dot pulse={participant.status === "in_progress" && mayFinish}>
      {label}
    </Badge>
  );
}
