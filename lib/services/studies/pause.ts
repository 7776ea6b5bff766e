import { changeState } from "./change-state";

/** Nobody new can begin; participants in an interview may finish it. */
export const pause = changeState("pause");
