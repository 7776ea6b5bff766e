import { cn } from "@/components/ui/cn";
import type { Block } from "../block";

const HEADINGS: Record<number, string> = {
  1: "text-[1.375rem] leading-8 font-semibold",
  2: "text-lg font-semibold",
  3: "text-md font-semibold",
};

/** The type styles of a block's text, the same in the editor and the reader. */
export const textLook = ({ type, level, checked }: Block): string =>
  cn(
    "w-full text-[0.9375rem] leading-[1.625rem]",
    type === "heading" && HEADINGS[level],
    type === "quote" && "border-l-[3px] border-border-strong/60 pl-4 text-muted-foreground italic",
    type === "todo" && checked && "text-muted-foreground line-through",
  );

/** The space above a block: headings begin something. */
export const spaceAbove = ({ type, level }: Block): string =>
  type === "heading" ? (level === 1 ? "mt-5" : "mt-3.5") : type === "evidence" || type === "divider" ? "my-1.5" : "";
