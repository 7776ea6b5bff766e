"use client";
import { useCallback, useEffect, useState } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";
import type { ProjectTag } from "@/lib/api/tags/shapes";
import { Turns } from "@/lib/core/data/turns";

export type TagDraft = { title: string; color: string | null; description: string | null; parentId: string | null };

/**
 * A project's tags and what can be done to them. A change is shown at once, and then the list is read again, since a
 * move or merge changes the counts of others; a refused change is reverted and explained.
 */
export function useTags(projectId: string, initial: ProjectTag[]) {
  const [tags, setTags] = useState(initial);
  const [turns] = useState(() => new Turns(1));

  const reload = useCallback(async () => {
    const { items } = await call("GET /library/projects/{id}/tags", { params: { id: projectId } });
    setTags(items);
  }, [projectId]);

  useEffect(() => {
    const look = () => void reload().catch(() => undefined);
    // Back and Forward show a page as it first loaded.
    look();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [reload]);

  const change = useCallback(
    async (id: string, body: Partial<TagDraft>) => {
      setTags((now) => now.map((tag) => (tag.id === id ? { ...tag, ...body } : tag)));
      try {
        // Two at once could arrive, and be stored, in the wrong order.
        await turns.take(() => call("PATCH /tags/{id}", { params: { id }, body }));
      } catch (thrown) {
        toast.failed(thrown);
      }
      await reload().catch(() => undefined);
    },
    [reload, turns],
  );

  const create = useCallback(
    async (draft: TagDraft) => {
      const made = await call("POST /library/projects/{id}/tags", { params: { id: projectId }, body: draft });
      await reload().catch(() => undefined);
      return made.id;
    },
    [projectId, reload],
  );

  const remove = useCallback(
    async (id: string) => {
      await unlessGone(call("DELETE /tags/{id}", { params: { id } }));
      await reload().catch(() => undefined);
    },
    [reload],
  );

  const merge = useCallback(
    async (id: string, intoId: string) => {
      await call("POST /tags/{id}/merge", { params: { id }, body: { intoId } });
      await reload().catch(() => undefined);
    },
    [reload],
  );

  return { tags, change, create, remove, merge };
}

export type Tags = ReturnType<typeof useTags>;
