import type { ItemMark } from "./export-document";

/** A mark as letters, for programs that bring fonts for every sign. */
export const markSign = (mark: ItemMark): string => (typeof mark === "string" ? mark : mark.done ? "☑" : "☐");
