import { Badge } from "@/components/ui/badge";
import type { Report } from "@/lib/api/reports/shape";

const WORDS = {
  generating: { label: "In progress", tone: "info" },
  ready: { label: "Ready", tone: "settled" },
  failed: { label: "Failed", tone: "danger" },
} as const;

export function ReportStatus({ status }: { status: Report["status"] }) {
  const { label, tone } = WORDS[status];
  return (
    <Badge tone={tone} dot pulse={status === "generating"}>
      {label}
    </Badge>
  );
}
