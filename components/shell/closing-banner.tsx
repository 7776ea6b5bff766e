import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { longDay } from "@/lib/core/time/dates";

/** On every page of a workspace that is scheduled for deletion. */
export function ClosingBanner({ deletionAt }: { deletionAt: Date }) {
  return (
    <section
      aria-label="Workspace deletion"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-warning-soft px-4 py-2 text-sm print:hidden"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
      <p className="min-w-0 flex-1 basis-60">
        This workspace will be deleted on {longDay(deletionAt)}. Nothing in it can be changed.
      </p>
      <Link href="/settings/data" className="font-medium text-foreground underline underline-offset-4">
        Export or undo
      </Link>
    </section>
  );
}
