import { toast } from "@/components/ui/dialogs/toast";

/**
 * Copies text to the clipboard and confirms it with the given message, if any. Over plain HTTP a page has no clipboard,
 * and a browser may refuse it: that is reported too. Resolves with whether it worked.
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
