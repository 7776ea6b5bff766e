"use client";
import { useEffect, useState } from "react";
import { SearchInput } from "@/components/ui/fields/search-input";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import type { Thread } from "../message-shape";
import { ThreadRow } from "./thread-row";

type Props = { threads: Thread[]; openId: string | undefined };
type Found = { q: string; items: Thread[]; sentence?: string };

const PAUSE_MS = 160;
const SHOWN = 100;

/** Conversations, newest first, filtered by title once somebody types. */
export function ThreadList({ threads, openId }: Props) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const q = typed.trim();
  useEffect(() => {
    if (q === "") return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call("GET /eva/threads", { query: { q, limit: SHOWN }, signal: controller.signal }).then(
        ({ items }) => setFound({ q, items }),
        (thrown) => !controller.signal.aborted && setFound({ q, items: [], sentence: CallError.sentence(thrown) }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q]);
  const searched = q !== "" && found?.q === q ? found : null;
  const shown = searched?.items ?? threads;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <SearchInput label="Search conversations" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <ul className="grid grid-cols-1 gap-0.5">
        {shown.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} isOpen={thread.id === openId} />
        ))}
      </ul>
      {searched?.items.length === 0 && (
        <p role="status" className="px-2 text-muted-foreground text-sm">
          {searched.sentence ?? "No conversations match."}
        </p>
      )}
    </div>
  );
}
