import { Badge } from "@/components/ui/badge";
import type { ChargeStatus } from "@/lib/api/billing/charge-shape";

const LOOKS = {
  intent: { tone: "info", word: "Processing" },
  checkout: { tone: "warning", word: "Unpaid" },
  paid: { tone: "settled", word: "Paid" },
  failed: { tone: "danger", word: "Declined" },
  cancelled: { tone: "neutral", word: "Canceled" },
  refunding: { tone: "info", word: "Refund pending" },
  refunded: { tone: "neutral", word: "Refunded" },
} as const satisfies Record<ChargeStatus, { tone: string; word: string }>;

export function ChargeStatusBadge({ status }: { status: ChargeStatus }) {
  const { tone, word } = LOOKS[status];
  return (
    <Badge tone={tone} dot>
      {word}
    </Badge>
  );
}
