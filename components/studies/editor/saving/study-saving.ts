import type { Saving } from "@/components/autosave/autosave";
import type { Study } from "@/components/studies/shapes";
import { call } from "@/lib/api/client/call";
import { type Parts, partsOf } from "./parts";
import { savable } from "./savable";

/** A draft takes changes until it is launched; unfinished parts wait. */
export const studySaving: Saving<Study, Parts> = {
  draftOf: partsOf,
  save: async (changed, stored) => {
    const body = savable(changed, stored);
    if (Object.keys(body).length === 0) return stored;
    const { id, updatedAt: expectedUpdatedAt } = stored;
    return call("PATCH /studies/{id}", { params: { id }, body: { ...body, expectedUpdatedAt } });
  },
  latest: async (stored) => {
    const now = await call("GET /studies/{id}", { params: { id: stored.id } });
    if (now.status !== "draft") return null;
    return now.updatedAt === stored.updatedAt ? stored : now;
  },
};
