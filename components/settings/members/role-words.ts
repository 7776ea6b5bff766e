import type { Member, Role } from "./shapes";

export const ROLES = [
  { value: "admin", title: "Admin", text: "Runs studies and manages people, plan, and settings." },
  { value: "member", title: "Member", text: "Runs studies and works with everything people said." },
  { value: "observer", title: "Observer", text: "Reads everything and asks Eva. Takes no seat." },
] as const satisfies { value: Role; title: string; text: string }[];

export const roleTitle = (role: Role): string => ROLES.find(({ value }) => value === role)?.title ?? role;

const AS: Record<Role, string> = { admin: "an admin", member: "a member", observer: "an observer" };

/** As in "you become a member". */
export const asRole = (role: Role): string => AS[role];

const SOURCE_WORDS: Record<Member["source"], string> = {
  created: "Created the workspace",
  invited: "Invited",
  sso: "Single sign-on",
  scim: "Added by a provider",
};

/** How someone joined, or who manages them now. */
export const sourceOf = ({ source, provider }: Pick<Member, "source" | "provider">): string =>
  provider ? `Managed by ${provider.name ?? "the provider"}` : SOURCE_WORDS[source];

export const nameOf = ({ name, email }: { name: string | null; email: string }): string => name ?? email;
