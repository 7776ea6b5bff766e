import { ChevronRight, CircleCheck, CircleX } from "lucide-react";
import { CodeBlock } from "@/components/ui/copy/code-block";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { DetailedDelivery } from "@/lib/api/settings/webhook-deliveries";
import { attemptResult } from "./attempt-result";

type Attempt = DetailedDelivery["attempts"][number];

const isGood = ({ status }: Attempt) => status !== null && status >= 200 && status < 300;
const headersText = (headers: Attempt["headers"]) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

/** Every request that was made, with its response; the last one is on top and unfolded. */
export function AttemptList({ attempts }: { attempts: Attempt[] }) {
  return (
    <ol aria-label="Attempts" className="divide-y">
      {attempts.map((attempt, index) => (
        <li key={attempt.number}>
          <details open={index === 0} className="group">
            <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-background [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden
                className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
              />
              {isGood(attempt) ? (
                <CircleCheck role="img" aria-label="Received" className="size-4 shrink-0 text-success" />
              ) : (
                <CircleX role="img" aria-label="Not received" className="size-4 shrink-0 text-danger" />
              )}
              <span className="w-6 shrink-0 text-muted-foreground tabular-nums">{attempt.number}.</span>
              <span className="min-w-0 flex-1 break-words">{attemptResult(attempt)}</span>
              <span className="shrink-0 text-muted-foreground text-sm first-letter:uppercase">
                <RelativeTime iso={attempt.sentAt} />
              </span>
            </summary>
            <div className="grid grid-cols-1 gap-3 border-t bg-background px-4 py-4">
              <CodeBlock label="Request headers, without the signature" code={headersText(attempt.headers)} />
              {attempt.response ? (
                <CodeBlock label="Response, first 4 KB" code={attempt.response} />
              ) : (
                <p className="text-muted-foreground text-sm">
                  {attempt.status === null ? "No response." : "The response had no body."}
                </p>
              )}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
