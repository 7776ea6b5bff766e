/** Whether what is on the screen is stored. `over`: it can no longer be changed, since it is deleted or launched. */
export type SaveState<Stored> =
  | { kind: "saved" | "waiting" | "saving" | "over" }
  | { kind: "failed"; message: string; signedOut: boolean }
  | { kind: "conflict"; newer: Stored };
