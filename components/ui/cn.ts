import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({ extend: { classGroups: { "font-size": ["text-md"] } } });

/** Joins class names; of two that set the same property, the later wins. */
export const cn = (...names: ClassValue[]) => merge(clsx(names));
