"use client";
import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { Page } from "@/components/shell/page";
import { ErrorState } from "@/components/ui/error-state";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Inside the frame, so that the navigation, Eva, and uploads stay. */
export default function PageError({ error, reset }: Props) {
  const router = useRouter();
  // What failed on the server isn't asked for again by rendering alone.
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
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
