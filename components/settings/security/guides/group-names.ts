/** What a group's name has to end in for each role, in any case of letters. */
export const GROUP_NAMES = [
  { role: "Admin", endings: ["Admins", "Administrators"] },
  { role: "Member", endings: ["Members", "Users", "Researchers"] },
  { role: "Observer", endings: ["Observers", "Viewers", "Read-only"] },
] as const;
