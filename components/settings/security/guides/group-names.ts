/** What a group's name must end in for each role, in upper or lower case. */
export const GROUP_NAMES = [
  { role: "Admin", endings: ["Admins", "Administrators"] },
  { role: "Member", endings: ["Members", "Users", "Researchers"] },
  { role: "Observer", endings: ["Observers", "Viewers", "Read-only"] },
] as const;
