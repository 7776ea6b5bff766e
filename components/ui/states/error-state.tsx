"use client";
import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "./empty-state";

type Props = {
  title?: string;
  /** The level of the title: the page's own, unless that has one already. */
  heading?: "h1" | "h2";
  message: string;
  requestId: string | undefined;
  onRetry: () => void;
};

/**
 * What went wrong in a sentence, a way to try again, and the request id that support asks for. The button sends an
 * empty form: where no scripts run, as on the page of last resort, that loads the page again.
 */
export function ErrorState(props: Props) {
  const { title = "Something went wrong", heading = "h1", message, requestId, onRetry } = props;
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        title={title}
        action={
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onRetry();
            }}
          >
            <Button type="submit">
              <RotateCw /> Try again
            </Button>
          </form>
        }
      >
        <p>{message}</p>
        {requestId && <p className="mt-2 font-mono text-xs">Reference {requestId}</p>}
      </EmptyState>
    </div>
  );
}
