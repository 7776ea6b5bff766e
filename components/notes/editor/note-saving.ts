import type { Saving } from "@/components/autosave/autosave";
import { call } from "@/lib/api/client/call";
import type { LibraryNoteDetail } from "@/lib/api/notes/shapes";

type NoteDraft = { title: string | null; emoji: string | null; content: unknown[] };

/** A note takes changes until it is deleted. */
export const noteSaving: Saving<LibraryNoteDetail, NoteDraft> = {
  draftOf: ({ title, emoji, content }) => ({ title, emoji, content }),
  save: (changed, { id, version }) => call("PATCH /notes/{id}", { params: { id }, body: { version, ...changed } }),
  latest: async (stored) => {
    const params = { id: stored.id };
    const { version } = await call("GET /notes/{id}/version", { params });
    return version === stored.version ? stored : await call("GET /notes/{id}", { params });
  },
  lookMs: 5000,
};
