import { cache } from "react";
import { toParticipation } from "@/lib/api/participation-shapes";
import { newId } from "@/lib/core/ids";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { lookUp } from "@/lib/services/participants/look-up";

/** What the page behind a link shows, read once per request; the not-found page for a link that isn't ours. */
export const participationOf = cache(async (token: string) =>
  toParticipation(await pageOrNotFound(lookUp({ requestId: newId("request"), address: null }, token))),
);
