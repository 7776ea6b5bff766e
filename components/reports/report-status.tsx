import { Badge } from "@/components/ui/badge";
import type { Report } from "@/lib/api/report-shape";

const WORDS = {
  generating: { label: "Being written", tone: "info" },
  ready: { label: "Ready", tone: "settled" },
  failed: { label: "Not written", tone: "danger" },
} as const;

export function ReportStatus({ status }: { status: Report["status"] }) {
  const { label, tone } = WORDS[status];
  return (
    <Badge tone={tone} dot pulse={status === "generating"}>
      {label}
    </Badge>
  );
}
