import type { GivenAnswer } from "../engine/engine";

/** An answer before it is known which version it answers. */
export type Given = Omit<GivenAnswer, "version">;
/** `moved`: the conversation has continued elsewhere. `busy`: another answer is being sent. */
export type Outcome = "sent" | "refused" | "moved" | "busy";
