import { ClipboardCheck } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/count-badge";

/** A link to the proposals that wait for a decision, with their number. */
export function ApprovalsLink({ waiting }: { waiting: number }) {
  return (
    <Button asChild tone="ghost" className="w-full justify-start">
      <Link href="/eva/approvals">
        <ClipboardCheck /> Approvals
        {waiting > 0 && <CountBadge count={waiting} label="waiting" />}
      </Link>
    </Button>
  );
}
