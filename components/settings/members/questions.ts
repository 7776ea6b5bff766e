import { asRole } from "./role-words";
import type { Member, Role } from "./shapes";

export type Question = { kind: "remove" } | { kind: "leave" } | { kind: "transfer" } | { kind: "demote"; role: Role };
type About = { name: string; role: Role; workspaceName: string; provider: Member["provider"] };
type Words = { title: string; description: string; confirmLabel: string; tone: "danger" | "primary" };

/** The confirmation before each action, saying what it does; a closing dialog still shows the last one. */
export function questionOf(question: Question | null, { name, role, workspaceName, provider }: About): Words {
  switch (question?.kind) {
    case "leave":
      return {
        title: `Leave ${workspaceName}?`,
        description:
          "You’ll no longer be able to open it. Your API keys and connected apps for it stop, and invitations you sent are canceled. What you made stays with the team. An admin can bring you back.",
        confirmLabel: "Leave",
        tone: "danger",
      };
    case "transfer":
      return {
        title: `Make ${name} an admin in your place?`,
        description: `${name} becomes an admin, and you become ${asRole(role)}. Only an admin can change that back.`,
        confirmLabel: "Hand over",
        tone: "primary",
      };
    case "demote":
      return {
        title: "Give up your admin role?",
        description: `You become ${asRole(question.role)}. Only another admin can make you one again.`,
        confirmLabel: `Become ${asRole(question.role)}`,
        tone: "danger",
      };
    default:
      return {
        title: `Remove ${name}?`,
        description: `They lose access to ${workspaceName} right away: they’re signed out, their API keys and connected apps stop, and invitations they sent are canceled. What they made stays. ${
          provider
            ? `${provider.name ?? "The provider"} still manages them and may bring them back. Unassign them there too.`
            : "You can bring them back later."
        }`,
        confirmLabel: "Remove",
        tone: "danger",
      };
  }
}
