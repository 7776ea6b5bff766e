import type { Plan } from "./plans";

export type Role = "admin" | "member" | "observer" | "participant";

/** Who acts. A key, and a program connected over OAuth, acts as its person with at most a member's rights. */
export type Actor =
  | { kind: "user"; userId: string; role: Role; sessionId: string }
  | { kind: "apiKey"; userId: string; role: Role; keyId: string; readOnly: boolean }
  | { kind: "mcp"; userId: string; role: Role; connectionId: string; readOnly: boolean }
  | { kind: "participant"; participantId: string; studyId: string }
  /** With the hash of the token that let it in: a write looks again whether that is still the one. */
  | { kind: "scim"; directoryId: string; provider: string; tokenHash: Uint8Array }
  | { kind: "sso"; connectionId: string; provider: string }
  | { kind: "system"; name: string };

/** What every verb gets: on whose behalf, in which workspace, under which request. */
export type Context = {
  requestId: string;
  workspaceId: string;
  plan: Plan;
  actor: Actor;
  /** The workspace is going to be deleted: its admins may look and undo it, and nothing else. */
  isClosing?: boolean;
};

/** The person behind the act, or null for the system's own. */
export const personOf = (ctx: Context): string | null => ("userId" in ctx.actor ? ctx.actor.userId : null);

/** Whether the key or connection was made to read only, whatever its person may do. */
export const isReadOnly = ({ actor }: Context): boolean => "readOnly" in actor && actor.readOnly;

/** Who stands in the audit log: the key, the connection, the person, the participant, the provider, or a job's name. */
export function actorIdOf({ actor }: Context): string {
  if (actor.kind === "apiKey") return actor.keyId;
  if (actor.kind === "mcp" || actor.kind === "sso") return actor.connectionId;
  if (actor.kind === "scim") return actor.directoryId;
  if (actor.kind === "participant") return actor.participantId;
  return actor.kind === "system" ? actor.name : actor.userId;
}
