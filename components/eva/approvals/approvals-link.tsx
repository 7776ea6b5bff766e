import { ClipboardCheck } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/count-badge";

/** The way to what waits for a decision, and how much that is. */
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
