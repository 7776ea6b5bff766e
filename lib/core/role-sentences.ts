/** What the invited may do, in the email and on the page it leads to. */
export const ROLE_SENTENCES = {
  admin: "As an admin, you can run studies and manage people, the plan, and settings.",
  member: "As a member, you can run studies and work with everything participants said.",
  observer: "As an observer, you can read everything and ask Eva. Nothing you do there can change the research.",
} as const;
