"use client";
import { Page } from "@/components/shell/page";
import { useRetry } from "@/components/shell/use-retry";
import { ErrorState } from "@/components/ui/states/error-state";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Inside the frame, so that the navigation, Eva, and uploads stay. */
export default function PageError({ error, reset }: Props) {
  const retry = useRetry(reset);
  return (
    <Page crumbs={[{ label: "Something went wrong" }]}>
      {/* The page's own, if it got that far, comes before. */}
      <title>Something went wrong · Earshot</title>
      <ErrorState
        title="This page couldn’t be shown"
        message="Nothing you saved is lost. Try again in a moment."
        requestId={error.digest}
        onRetry={retry}
      />
    </Page>
  );
}
