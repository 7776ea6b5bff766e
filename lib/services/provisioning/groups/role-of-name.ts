import { AppError } from "@/lib/core/errors";
import type { MemberRole } from "@/lib/services/members/record";

const ENDINGS: [RegExp, MemberRole][] = [
  [/(admins|administrators)$/, "admin"],
  [/(members|users|researchers)$/, "member"],
  [/(observers|viewers|read-only)$/, "observer"],
];

/** The role that a group's name means by its ending, whatever its letter case. Throws `invalid` for any other name. */
export function roleOfName(displayName: string): MemberRole {
  const name = displayName.trim().toLowerCase();
  const [, role] = ENDINGS.find(([ending]) => ending.test(name)) ?? [];
  if (role) return role;
  throw new AppError(
    "invalid",
    "The name of a group must end in Admins, Members or Observers (or in Administrators, Users, Researchers, Viewers " +
      "or Read-only): its members get that role. Groups with other names are not provisioned.",
    { reason: "invalidValue" },
  );
}
