import { toast } from "@/components/ui/dialogs/toast";

const RETRY_MS = 8000;
const UNSAVED = "Your last changes aren’t saved yet. Earshot keeps trying while this tab is open.";

/** Why something can't be saved anymore. */
export type Stop = "conflict" | "over" | "gone";

type Left = {
  /** Resolves with whether everything is saved. */
  flush: () => Promise<boolean>;
  /** Null while it can be saved. */
  lost: () => Stop | null;
};

/**
 * Goes on saving what an editor hadn't stored when its page was left. While that fails, its person is told, and the
 * browser asks before the tab is closed.
 */
export async function saveAfterLeaving({ flush, lost }: Left): Promise<void> {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  let isTold = false;
  while (!(await flush()) && lost() === null) {
    if (!isTold) toast.error(UNSAVED);
    isTold = true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  window.removeEventListener("beforeunload", ask);
  for (const { id, text } of toast.current()) if (text === UNSAVED) toast.dismiss(id);
  const why = lost();
  if (why === null && isTold) toast.success("Your last changes are saved now.");
  // Whoever deleted it, or was told that it was, misses nothing.
  if (why !== null && why !== "gone") toast.error("Your last changes weren’t saved: somebody changed it meanwhile.");
}
