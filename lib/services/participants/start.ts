import { createHmac } from "node:crypto";
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { CALLS_PER_MINUTE, countCall, tooFast } from "./calls";
import { type Caller, type Found, find, noSuchLink } from "./find";
import { inTurn } from "./in-turn";
import type { ParticipationView } from "./record";
import { stepOf } from "./step-of";
import { readToken, tokenOf } from "./token";
import { viewOf } from "./view-of";

export type Starting = {
  /** The token of a participant who used the same browser before. */
  resume?: string;
  /** The recruiting service's id of the person. */
  prolificId?: string;
  /** That service's id of the visit. */
  prolificSessionId?: string;
  timeZone?: string;
  /** The browser's user agent: with the address, it helps to recognize the same person. */
  userAgent?: string;
};

/**
 * Creates a participant for someone who opened a link. Repeated with the same invitation, the same visit of a
 * recruiting service or the same browser's token, it finds the existing one; a participant's own link needs no start.
 */
export async function start(caller: Caller, token: string, starting: Starting): Promise<ParticipationView> {
  const found = await find(caller, token);
  if (found.participant) return viewOf(found);
  const known = starting.resume ? readToken(starting.resume) : null;
  if (known?.kind === "participant" && starting.resume) {
    const before = await find({ ...caller, address: null }, starting.resume).catch(gone);
    if (before?.study.id === found.study.id && !before.participant?.deletedAt) return viewOf(before);
  }
  if (stepOf(found).step !== "consent") return viewOf(found);
  const id = await inTurn(found.study.id, () =>
    transaction(found.ctx, (tx) => insert(tx, found, starting, caller.address)),
  );
  return viewOf(await find({ ...caller, address: null }, tokenOf("participant", id)));
}

/** A link that leads nowhere belongs to nobody; but while it can't be determined whose it is, nobody new is created. */
function gone(thrown: unknown): null {
  if (thrown instanceof AppError && thrown.kind === "not_found") return null;
  throw thrown;
}

const INSERT = `
  WITH numbered AS (UPDATE study SET last_participant = last_participant + 1 WHERE id = $2 RETURNING last_participant)
  INSERT INTO participant (id, workspace_id, study_id, number, source, external_id, external_session, invitation_id, email,
                           name, time_zone, client_hash, updated_at)
  SELECT $1, $3, $2, n.last_participant, $4, $5, $9, $6, i.email, i.name, $7, $8, now()
    FROM numbered n LEFT JOIN invitation i ON i.id = $6
  ON CONFLICT DO NOTHING RETURNING id`;
/**
 * A service's id of a person is known to many, so a returning participant is recognized by the id of the visit, which
 * only they have.
 */
const EXISTING = `
  SELECT id FROM participant
   WHERE study_id = $1 AND (invitation_id = $2 OR source = 'prolific' AND (external_session = $4
      OR $4::text IS NULL AND external_session IS NULL AND external_id = $3))`;

async function insert(tx: Transaction, found: Found, starting: Starting, address: string | null): Promise<string> {
  const { ctx, study, link } = found;
  const invitationId = link.kind === "invitation" ? link.id : null;
  // Without a recruitment, the service sent nobody, whatever the URL says.
  const sent = invitationId === null && found.completionCode !== null;
  const prolificId = sent ? (starting.prolificId ?? null) : null;
  const source = invitationId ? "invitation" : prolificId ? "prolific" : "link";
  const visit = prolificId ? (starting.prolificSessionId ?? null) : null;
  const one = async (text: string, ...values: unknown[]): Promise<string | undefined> =>
    (await tx.db.$queryRawUnsafe<{ id: string }[]>(text, ...values))[0]?.id;
  const existing = () => one(EXISTING, study.id, invitationId, prolificId, visit);
  const known = source === "link" ? undefined : await existing();
  if (known) return known;
  if (!invitationId && address) await countStart(tx, study.id, address);
  const make = (externalId: string | null) =>
    one(
      INSERT,
      ...[newId("participant"), study.id, ctx.workspaceId, source, externalId, invitationId],
      ...[starting.timeZone ?? null, clientHash(study.id, address, starting.userAgent), visit],
    );
  const first = await make(prolificId);
  const again = first ? undefined : await existing();
  if (again) return again;
  // Another visit with the person's id exists: this participant is kept apart from it, and nobody is turned away.
  const id = first ?? (await make(null));
  // The study was deleted since the link was looked up.
  if (!id) throw noSuchLink();
  audit(tx, { action: "participant.started", targetId: id, details: { source } });
  return id;
}

async function countStart(tx: Transaction, studyId: string, address: string): Promise<void> {
  const key = `${studyId} ${address}`;
  const [counted] = await tx.db.$queryRawUnsafe<{ calls: number }[]>(countCall("$1", "$2"), key, null);
  if ((counted?.calls ?? 0) > CALLS_PER_MINUTE.starts) throw tooFast();
}

/** Differs between studies, so that nobody can be tracked across them. */
function clientHash(studyId: string, address: string | null, userAgent: string | undefined): Buffer | null {
  if (!address || !userAgent) return null;
  return createHmac("sha256", config().APP_SECRET ?? "")
    .update(`${studyId}\0${address}\0${userAgent}`)
    .digest();
}
