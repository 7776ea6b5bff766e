"use client";
import { ErrorState } from "@/components/ui/error-state";
import "./globals.css";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Replaces the root layout when that itself fails. */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang="en">
      <body>
        <main className="grid min-h-dvh place-items-center">
          <title>Something went wrong · Earshot</title>
          <ErrorState
            message="Earshot couldn’t be shown. Nothing you saved is lost."
            requestId={error.digest}
            onRetry={reset}
          />
        </main>
      </body>
    </html>
  );
}
