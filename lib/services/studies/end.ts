import { changeState } from "./change-state";

/** Closes the launch for good with what was done; nothing is refunded. */
export const end = changeState("end");
