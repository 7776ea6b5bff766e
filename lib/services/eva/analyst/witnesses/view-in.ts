import { onceFor } from "@/lib/core/data/once-for";
import { type View, viewOf } from "@/lib/services/analysis/themes/claims/view-of";
import { lineOf } from "@/lib/services/eva/retrieve/corpus/line-of";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";

const NONE: View = { side: 0, quote: "" };

/** The side that somebody takes as a whole who was just asked for their view; read once. */
export const viewIn = onceFor((passage: Passage) => (passage.distance === 1 ? viewOf(lineOf(passage)) : NONE));
