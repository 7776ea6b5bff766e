import { changeState } from "./change-state";

/** People may begin again. */
export const resume = changeState("resume");
