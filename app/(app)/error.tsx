"use client";
import { Page } from "@/components/shell/page";
import { ErrorState } from "@/components/ui/error-state";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Inside the frame, so that the navigation stays. */
export default function PageError({ error, reset }: Props) {
  return (
    <Page crumbs={[{ label: "Something went wrong" }]}>
      <ErrorState
        title="This page couldn’t be shown"
        message="Nothing you saved is lost. Try again in a moment."
        requestId={error.digest}
        onRetry={reset}
      />
    </Page>
  );
}
