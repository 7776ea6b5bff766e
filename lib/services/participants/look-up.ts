import { type Caller, find } from "./find";
import type { ParticipationView } from "./record";
import { viewOf } from "./view-of";

/** What the page behind a link shows. Changes nothing. Throws `not_found` for a link that we didn't make. */
export async function lookUp(caller: Caller, token: string): Promise<ParticipationView> {
  return viewOf(await find(caller, token));
}
