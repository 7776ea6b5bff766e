import { isAccepted } from "@/components/library/content-type";

/** Types of which the server may take one under an ending that file pickers don't offer. */
const PERHAPS = /^(audio|video|text)\//;

/** Why the library will not take a file, as far as that can be told without asking; null when it has to be tried. */
export function refusalOf({ name, size, type }: File): string | null {
  if (size === 0) return "This file is empty.";
  if (!isAccepted(name) && !PERHAPS.test(type)) return "This file type isn’t supported.";
  return null;
}
