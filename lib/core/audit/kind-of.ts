import type { AuditKind } from "./kinds";

/** Actions whose first word isn't their subject. */
const KIND_OF: Readonly<Record<string, AuditKind>> = {
  "card.removed": "billing",
  "card.saved": "billing",
  answer: "session",
  archive: "export",
  booking: "slot",
  charge: "billing",
  eva: "chat",
  invitations: "invitation",
  password: "person",
  plan: "billing",
  recruiting: "study",
  seats: "billing",
  slots: "slot",
  submission: "participant",
  swarm_agent: "swarm",
  swarm_run: "swarm",
  tags: "tag",
  upload: "file",
};

/** The kind of an action's target: "member" for `member.role_changed`. */
export function kindOf(action: string): string {
  const first = action.slice(0, action.indexOf("."));
  return KIND_OF[action] ?? KIND_OF[first] ?? first;
}
