import { AppError } from "@/lib/core/errors";
import type { MemberRole } from "@/lib/services/members/record";

const ENDINGS: [RegExp, MemberRole][] = [
  [/(admins|administrators)$/, "admin"],
  [/(members|users|researchers)$/, "member"],
  [/(observers|viewers|read-only)$/, "observer"],
];

/** The role determined by the end of a group's name, ignoring case. Throws `invalid` for any other name. */
export function roleOfName(displayName: string): MemberRole {
  const name = displayName.trim().toLowerCase();
  const [, role] = ENDINGS.find(([ending]) => ending.test(name)) ?? [];
  if (role) return role;
  throw new AppError(
    "invalid",
    "A group's name must end in Admins, Members, or Observers (or Administrators, Users, Researchers, " +
      "Viewers, or Read-only). Its members get that role. Groups with other names are not provisioned.",
    { reason: "invalidValue" },
  );
}
