import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { Message } from "./message-shape";

const MESSAGES = 40;

type Start = { threadId?: string | undefined; messages: Message[]; hasEarlier: boolean };

/** Loads messages from before those that came with the page. `scroller` stays at what it shows. */
export function useEarlier({ threadId, messages, hasEarlier }: Start, scroller: RefObject<HTMLElement | null>) {
  const [earlier, setEarlier] = useState<Message[]>([]);
  const [hasMore, setMore] = useState(hasEarlier);
  const [busy, setBusy] = useState(false);
  const fromEnd = useRef<number | null>(null);

  const load = async () => {
    const before = (earlier[0] ?? messages[0])?.id;
    if (!threadId || !before || busy) return;
    setBusy(true);
    try {
      const query = { before, messages: MESSAGES };
      const page = await call("GET /eva/threads/{id}", { params: { id: threadId }, query });
      const frame = scroller.current;
      if (frame) fromEnd.current = frame.scrollHeight - frame.scrollTop;
      setEarlier((now) => [...page.messages, ...now]);
      setMore(page.hasEarlier);
      // The button disappears with the last of them, and the focus would be lost.
      if (!page.hasEarlier) frame?.focus({ preventScroll: true });
    } catch (thrown) {
      toast.failed(thrown);
    }
    setBusy(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time messages were added above
  useLayoutEffect(() => {
    const frame = scroller.current;
    if (frame && fromEnd.current !== null) frame.scrollTop = frame.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  }, [earlier]);

  return { earlier, hasMore, busy, load: () => void load() };
}
