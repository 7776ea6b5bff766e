import { toast } from "./toast";

/**
 * Puts text on the clipboard and says so, if there is something to say. Over plain HTTP a page has no clipboard, and a
 * browser may refuse it: that is said too. Resolves with whether it worked.
 */
export async function copyText(text: string, done?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast.error("Your browser doesn’t let this page use the clipboard.");
    return false;
  }
  if (done) toast.success(done);
  return true;
}
