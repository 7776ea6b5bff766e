import { isRightToLeft } from "../direction-of";

/** The side at which a text begins; of a title its run has to say so, since what the placeholder says wins else. */
export const sideOf = (text: string): { rtlMode?: true; align?: "right" } =>
  isRightToLeft(text) ? { rtlMode: true, align: "right" } : {};
