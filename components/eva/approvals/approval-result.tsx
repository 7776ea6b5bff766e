import Link from "next/link";
import { Button } from "@/components/ui/button";
import type { Approval } from "../message-shape";

/** A link to what was made; if it still has to be paid for, to that first. */
export function ApprovalResult({ result: { title, url, checkoutUrl } }: { result: NonNullable<Approval["result"]> }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {checkoutUrl && (
        <Button asChild tone="primary">
          <a href={checkoutUrl}>Pay and launch</a>
        </Button>
      )}
      <Button asChild className="min-w-0 max-w-full">
        <Link href={url}>
          <span className="truncate">Open “{title}”</span>
        </Link>
      </Button>
    </div>
  );
}
