"use client";
import { BigButton } from "@/components/participant/big-button";
import { Mark } from "@/components/ui/mark";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** An error doesn't know the study's language; every answer so far has been stored. */
export default function ParticipantError({ error, reset }: Props) {
  return (
    <main className="grid min-h-dvh place-items-center bg-surface px-5 text-md">
      <div role="alert" className="grid max-w-md gap-4">
        <Mark className="size-9" />
        <h1 className="text-xl">Something went wrong</h1>
        <p className="text-pretty text-muted-foreground">The answers you’ve sent are safe. Please try again.</p>
        {error.digest && <p className="font-mono text-muted-foreground text-sm">Reference {error.digest}</p>}
        <div>
          <BigButton tone="primary" onClick={reset}>
            Try again
          </BigButton>
        </div>
      </div>
    </main>
  );
}
