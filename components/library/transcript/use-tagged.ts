"use client";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type Answer, call } from "@/lib/api/client/call";
import { insist } from "@/lib/api/client/insist";
import type { Tagged } from "./highlights";

export type Application = Answer<"GET /tag-applications">["items"][number];

/** All tags on this transcript, grouped by passage; `null` while loading. */
export function useTagged(ownerId: string) {
  const [applications, setApplications] = useState<Application[] | null>(null);
  const load = useCallback(async () => {
    const all: Application[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await call("GET /tag-applications", { query: { ownerId, limit: 500, ...(cursor && { cursor }) } });
      all.push(...page.items);
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    setApplications(all);
  }, [ownerId]);
  useEffect(() => {
    const gone = new AbortController();
    // Without them the transcript can still be read, but would look as if nobody had tagged it.
    insist(load, () => undefined, gone.signal).catch(() => undefined);
    return () => gone.abort();
  }, [load]);

  const tagged = useMemo(() => {
    const byPassage = new Map<string, Tagged>();
    for (const { id, passageId, tag, evidence } of applications ?? []) {
      const { firstIndex, firstOffset, lastIndex, lastOffset, state, quote, startSeconds, endSeconds } = evidence;
      if (firstIndex === null || firstOffset === null || lastIndex === null || lastOffset === null) continue;
      const span = { firstIndex, firstOffset, lastIndex, lastOffset };
      const one = byPassage.get(passageId) ?? { passageId, state, quote, span, startSeconds, endSeconds, tags: [] };
      one.tags.push({ applicationId: id, tag });
      byPassage.set(passageId, one);
    }
    return [...byPassage.values()];
  }, [applications]);
  return { tagged, reload: load };
}
