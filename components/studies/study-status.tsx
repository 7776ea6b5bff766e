import { Badge } from "@/components/ui/badge";
import type { StudySummary } from "./shapes";
import { statusWords } from "./status-words";

type Props = { study: Pick<StudySummary, "type" | "status" | "endedReason"> };

export function StudyStatus({ study }: Props) {
  const { label, tone, pulse } = statusWords(study);
  return (
    <Badge tone={tone} dot pulse={pulse}>
      {label}
    </Badge>
  );
}
