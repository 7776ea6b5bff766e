"use client";
import { ErrorState } from "@/components/ui/error-state";

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function PageError({ error, reset }: Props) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        message="This page couldn’t be shown. Nothing you saved is lost."
        requestId={error.digest}
        onRetry={reset}
      />
    </main>
  );
}
