import type { Destination } from "./destination";

/** The only verified fact about a program: its name is of its own choosing. */
export function GoesBackTo({ kind, host }: Destination) {
  return (
    <span className="grid">
      <span className="font-medium">{kind === "program" ? `${host} links` : host}</span>
      {kind === "site" && (
        <span className="text-muted-foreground">Apps choose their own names. Make sure you know this site.</span>
      )}
    </span>
  );
}
