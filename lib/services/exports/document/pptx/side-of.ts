import { isRightToLeft } from "../direction-of";

/** The side on which a text begins. In a title, its run must say so, because the placeholder wins otherwise. */
export const sideOf = (text: string): { rtlMode?: true; align?: "right" } =>
  isRightToLeft(text) ? { rtlMode: true, align: "right" } : {};
