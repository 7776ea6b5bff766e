import { Badge } from "@/components/ui/badge";
import type { EndedReason, StudyStatus as Status } from "@/lib/core/study/types";
import { statusWords } from "./status-words";

export function StudyStatus({ status, endedReason }: { status: Status; endedReason: EndedReason | null }) {
  const { label, tone, pulse } = statusWords(status, endedReason);
  return (
    <Badge tone={tone} dot pulse={pulse}>
      {label}
    </Badge>
  );
}
