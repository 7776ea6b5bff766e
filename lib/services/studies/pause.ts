import { changeState } from "./change-state";

/** Nobody new begins; whoever is in an interview may finish it. */
export const pause = changeState("pause");
