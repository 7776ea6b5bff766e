import Link from "next/link";
import { Art } from "@/components/ui/art";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Mark } from "@/components/ui/mark";

export const metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <main className="grid min-h-dvh content-center justify-items-center">
      <p className="flex items-center gap-2.5 font-semibold text-md tracking-tight">
        <Mark className="size-7" /> Earshot
      </p>
      <EmptyState
        heading="h1"
        art={<Art scene="nothing" />}
        title="There’s nothing at this address"
        action={
          <Button asChild tone="primary">
            <Link href="/">Go to Home</Link>
          </Button>
        }
      >
        The address may be mistyped, or the page was removed.
      </EmptyState>
    </main>
  );
}
