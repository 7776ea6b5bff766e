import type { GivenAnswer } from "../engine/engine";

/** An answer before it is known which version it is given to. */
export type Given = Omit<GivenAnswer, "version">;
/** `moved`: the conversation had gone on elsewhere. `busy`: another answer is on its way. */
export type Outcome = "sent" | "refused" | "moved" | "busy";
