"use client";
import { ErrorState } from "@/components/ui/states/error-state";
import { Mark } from "@/components/ui/text/mark";

/** Outside the frame, which failed too. Only loading the page again asks the server once more. */
export default function PageError({ error }: { error: Error & { digest?: string } }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center">
      <title>Something went wrong · Earshot</title>
      <p className="flex items-center gap-2.5 font-semibold text-md tracking-tight">
        <Mark className="size-7" /> Earshot
      </p>
      <ErrorState
        message="This page couldn’t be shown. Nothing you saved is lost."
        requestId={error.digest}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
