import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { counted } from "@/lib/core/text/counted";
import type { Readout } from "../shapes";

const KINDS = { flagged: "Flagged", excluded: "Excluded", no_transcript: "No transcript" };

/** Whose words it is based on, and which sessions were left out and why. */
export function BasedOn({ readout: { studyId, basedOn, leftOut } }: { readout: Readout }) {
  const { participants, sessions } = basedOn;
  const words = (
    <>
      Based on{" "}
      <Link href={`/studies/${studyId}/sessions`} className="font-medium underline underline-offset-3">
        {counted(sessions, "session")}
      </Link>{" "}
      with {counted(participants, "person", "people")}
    </>
  );
  if (leftOut.length === 0) return <p>{words}; none were left out.</p>;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>
        {words}, {leftOut.length} left out.
      </p>
      <details className="group">
        <summary className="inline-flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-primary-text text-sm hover:underline [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
          Which were left out, and why
        </summary>
        <ul className="mt-2 grid grid-cols-1 divide-y rounded-md border">
          {leftOut.map(({ sessionId, label, kind, reason }) => (
            <li key={sessionId} className="flex flex-wrap gap-x-3 gap-y-0.5 px-3 py-2">
              <Link
                href={`/studies/${studyId}/sessions/${sessionId}`}
                className="rounded-sm font-medium text-primary-text hover:underline"
              >
                {label}
              </Link>
              <span className="wrap-anywhere min-w-0 text-muted-foreground">
                {KINDS[kind]}: {reason}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
