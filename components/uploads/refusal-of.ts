import { isAccepted } from "@/components/library/content-type";

/** Types that the server may accept under an extension that file pickers don't offer. */
const PERHAPS = /^(audio|video|text)\//;

/** Why the library won't accept a file, as far as that can be said without asking; null if it has to be tried. */
export function refusalOf({ name, size, type }: File): string | null {
  if (size === 0) return "This file is empty.";
  if (!isAccepted(name) && !PERHAPS.test(type))
    return "This file type isn’t supported. Add audio, video, or a transcript as VTT, SRT, TXT, DOCX, PDF, or CSV.";
  return null;
}
