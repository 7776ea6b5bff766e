import { Badge } from "@/components/ui/badge";
import type { ChargeStatus } from "@/lib/api/charge-shape";

const LOOKS = {
  intent: { tone: "info", word: "Under way" },
  checkout: { tone: "warning", word: "To be paid" },
  paid: { tone: "settled", word: "Paid" },
  failed: { tone: "danger", word: "Declined" },
  cancelled: { tone: "neutral", word: "Cancelled" },
  refunding: { tone: "info", word: "Being refunded" },
  refunded: { tone: "neutral", word: "Refunded" },
} as const satisfies Record<ChargeStatus, { tone: string; word: string }>;

export function ChargeStatusBadge({ status }: { status: ChargeStatus }) {
  const { tone, word } = LOOKS[status];
  return (
    <Badge tone={tone} dot={tone === "settled"}>
      {word}
    </Badge>
  );
}
