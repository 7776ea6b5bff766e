import type { Plan } from "./plans";

export type Role = "admin" | "member" | "observer" | "participant";

/** Who acts. A key, or a program connected over OAuth, acts as its person with at most a member's rights. */
export type Actor =
  | { kind: "user"; userId: string; role: Role; sessionId: string }
  | { kind: "apiKey"; userId: string; role: Role; keyId: string; readOnly: boolean }
  | { kind: "mcp"; userId: string; role: Role; connectionId: string; readOnly: boolean }
  | { kind: "participant"; participantId: string; studyId: string }
  /** With the hash of the token that was admitted: a write checks again whether it is still valid. */
  | { kind: "scim"; directoryId: string; provider: string; tokenHash: Uint8Array }
  | { kind: "sso"; connectionId: string; provider: string }
  | { kind: "system"; name: string };

/** What every verb gets: on whose behalf, in which workspace, for which request. */
export type Context = {
  requestId: string;
  workspaceId: string;
  plan: Plan;
  actor: Actor;
  /** The workspace is about to be deleted: its admins may look and undo that, and nothing else. */
  isClosing?: boolean;
  /** The job or readout that is worked on, or the agent that is on its way, in the background. */
  work?: string;
};

/** The person behind the act, or null for the system's own. */
export const personOf = (ctx: Context): string | null => ("userId" in ctx.actor ? ctx.actor.userId : null);

/** Whether the key or connection is read-only, whatever its person may do. */
export const isReadOnly = ({ actor }: Context): boolean => "readOnly" in actor && actor.readOnly;

/** The actor's id in the audit log: of the key, connection, person, participant or provider, or a job's name. */
export function actorIdOf({ actor }: Context): string {
  if (actor.kind === "apiKey") return actor.keyId;
  if (actor.kind === "mcp" || actor.kind === "sso") return actor.connectionId;
  if (actor.kind === "scim") return actor.directoryId;
  if (actor.kind === "participant") return actor.participantId;
  return actor.kind === "system" ? actor.name : actor.userId;
}
