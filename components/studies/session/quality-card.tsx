import { CircleCheck, TriangleAlert } from "lucide-react";
import type { Session } from "../shapes";

/** Whether the session can be relied on, and the evidence for any doubts. */
export function QualityCard({ session: { quality, excluded, analysed } }: { session: Session }) {
  const { rating, reasons } = quality;
  return (
    <div className="wrap-anywhere grid gap-2">
      {excluded && (
        <p className="text-pretty">
          <span className="font-medium">Excluded:</span> {excluded.reason ?? "no reason given"}
        </p>
      )}
      {!analysed && <p className="text-muted-foreground">The session is being checked. This takes a few seconds.</p>}
      {analysed && reasons.length === 0 && (
        <p className="flex items-start gap-2">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          Nothing looks wrong: the pace, the answers, and where they come from look like a person’s.
        </p>
      )}
      {reasons.length > 0 && rating !== "excluded" && (
        <p className="text-pretty">
          {rating === "flagged"
            ? "Readouts, reports, and Eva leave it out until someone keeps it."
            : "Someone checked it and kept it. It counts despite:"}
        </p>
      )}
      {reasons.length > 0 && (
        <ul className="grid gap-1.5">
          {reasons.map(({ kind, text }) => (
            <li key={`${kind}${text}`} className="flex items-start gap-2">
              <TriangleAlert
                aria-hidden
                className={`mt-0.5 size-4 shrink-0 ${rating === "flagged" ? "text-warning" : "text-muted-foreground"}`}
              />
              <span className="min-w-0 text-pretty">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
