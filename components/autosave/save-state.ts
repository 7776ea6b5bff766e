/**
 * Whether what is on screen has been saved. `over`: it can no longer be changed, because it was deleted or launched.
 */
export type SaveState<Stored> =
  | { kind: "saved" | "waiting" | "saving" | "over" }
  | { kind: "failed"; message: string; signedOut: boolean }
  | { kind: "conflict"; newer: Stored };
