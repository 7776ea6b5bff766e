"use client";
import { RotateCw } from "lucide-react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

type Props = { title?: string; message: string; requestId: string | undefined; onRetry: () => void };

/** What went wrong in a sentence, a way to try again, and the request id that support asks for. */
export function ErrorState({ title = "Something went wrong", message, requestId, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <Button onClick={onRetry}>
            <RotateCw /> Try again
          </Button>
        }
      >
        <p>{message}</p>
        {requestId && <p className="mt-2 font-mono text-xs">Reference {requestId}</p>}
      </EmptyState>
    </div>
  );
}
