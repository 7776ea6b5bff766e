import type { WayBack } from "@/lib/api/client/call-error";

/**
 * Whether what is on screen has been saved. `over`: it can no longer be changed, because it was launched. `gone`: it
 * was deleted, or is no longer shared with the person.
 */
export type SaveState<Stored> =
  | { kind: "saved" | "waiting" | "saving" | "over" | "gone" }
  | { kind: "failed"; message: string; wayBack: WayBack | null }
  | { kind: "conflict"; newer: Stored };
