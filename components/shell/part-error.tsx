"use client";
import { Panel } from "@/components/ui/panel";
import { ErrorState } from "@/components/ui/states/error-state";
import { useRetry } from "./use-retry";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Stands for a view that failed, below the head and the tabs that lead to the others. */
export function PartError({ error, reset }: Props) {
  return (
    <Panel>
      <ErrorState
        heading="h2"
        title="This part couldn’t be shown"
        message="Nothing you saved is lost. Try again in a moment."
        requestId={error.digest}
        onRetry={useRetry(reset)}
      />
    </Panel>
  );
}
