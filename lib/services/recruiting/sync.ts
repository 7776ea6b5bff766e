import { AppError } from "@/lib/core/errors";
import { systemContext } from "@/lib/core/system-context";
import {
  changeStudy,
  createStudy,
  findStudy,
  getStudy,
  listFilters,
  moveStudy,
  raisePlaces,
} from "@/lib/integrations/recruiting/prolific";
import type { ServiceStudy } from "@/lib/integrations/recruiting/types";
import { type Claimed, claim, note } from "./claim";
import { mapAudience } from "./map-audience";
import type { RecruitmentState } from "./record";
import { markOf, studyToRecruit } from "./study-to-recruit";
import { tellDecisions } from "./tell-decisions";

type Outcome = "done" | "busy" | "refused";

/**
 * Brings a study's presence at the recruiting service in line with its state here, and tells what was decided about
 * submissions. Every step looks first at how things stand there, so that it may be repeated after a crash at any point;
 * what the service refuses is noted for the researcher and not tried again by itself. Throws what may pass.
 */
export async function sync(workspaceId: string, studyId: string): Promise<Outcome> {
  const ctx = systemContext("recruiting", workspaceId);
  const claimed = await claim(ctx, studyId);
  if (claimed === null) return "done";
  if (claimed === "busy") return "busy";
  try {
    const aligned = claimed.state === "failed" ? {} : await align(claimed);
    await tellDecisions(ctx, studyId);
    await note(studyId, aligned, true);
    return "done";
  } catch (error) {
    const isRefusal = error instanceof AppError && error.kind !== "unavailable";
    const message =
      error instanceof AppError ? error.message : "Something went wrong on our side. It will be tried again.";
    await note(studyId, { ...(isRefusal && { state: "failed" }), error: message }, true);
    if (isRefusal) return "refused";
    throw error;
  }
}

/** The state there, and what the researcher has to know of it. */
async function align(claimed: Claimed): Promise<{ state: RecruitmentState; error: string | null }> {
  const { study } = claimed;
  if (study.status === "ended" && !claimed.externalId) return { state: "ended", error: null };
  const found = await ensure(claimed);
  const { there, error } = await withPlaces(claimed, found);
  return { state: await follow(claimed, there), error };
}

/**
 * Raises the places there to ours, if participants were added here since. A refusal, say for want of money, is told and
 * leaves the rest as it is; the next look tries again, as long as the study recruits there.
 */
async function withPlaces(
  { study, places }: Claimed,
  there: ServiceStudy,
): Promise<{ there: ServiceStudy; error: string | null }> {
  const isOpen = study.status === "running" || study.status === "paused";
  const isKept = there.state === "draft" || there.state === "changing" || (there.places ?? places) >= places;
  if (!isOpen || isKept) return { there, error: null };
  try {
    return { there: await raisePlaces(there.id, places), error: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.kind === "unavailable") throw error;
    return { there, error: `The places of the added participants are missing there. ${error.message}` };
  }
}

async function follow(claimed: Claimed, there: ServiceStudy): Promise<RecruitmentState> {
  const { study } = claimed;
  if (there.state === "changing") throw new AppError("unavailable", "Prolific is still working on this study.");
  if (study.status === "draft") return there.state;
  if (study.status === "paused") return there.state === "active" ? moved(there.id, "PAUSE", "paused") : there.state;
  if (study.status === "ended") {
    const runs = there.state === "active" || there.state === "paused";
    return runs ? moved(there.id, "STOP", "ended") : "ended";
  }
  if (there.state === "paused") return moved(there.id, "START", "active");
  if (there.state !== "draft") return there.state;
  await refresh(claimed, there.id);
  return moved(there.id, "PUBLISH", "active");
}

async function moved<S extends RecruitmentState>(
  id: string,
  action: "PUBLISH" | "PAUSE" | "START" | "STOP",
  to: S,
): Promise<S> {
  await moveStudy(id, action);
  return to;
}

/** The study there: known, found by its mark after a lost response, or created now. */
async function ensure(claimed: Claimed): Promise<ServiceStudy> {
  const { study, externalId } = claimed;
  if (externalId) return getStudy(externalId);
  const found = await findStudy(markOf(study.id));
  if (found) {
    await note(study.id, { externalId: found.id });
    return found;
  }
  const { filters, unmapped } = mapAudience(study.audience, await listFilters());
  const made = await createStudy(studyToRecruit(study, claimed, filters));
  await note(study.id, { externalId: made.id, unmapped });
  return made;
}

/** A draft may have been changed here since it was created there. */
async function refresh(claimed: Claimed, id: string): Promise<void> {
  const { filters, unmapped } = mapAudience(claimed.study.audience, await listFilters());
  await changeStudy(id, studyToRecruit(claimed.study, claimed, filters));
  await note(claimed.study.id, { unmapped });
}
