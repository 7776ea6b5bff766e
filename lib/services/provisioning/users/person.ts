import { isoText } from "@/lib/db/iso-text";
import type { MemberRole } from "@/lib/services/members/record";
import type { PersonNameParts, ScimEmail, ScimUserRecord } from "@/lib/services/provisioning/record";

/** A record of the directory with the person it belongs to here. */
export type Person = {
  id: string;
  userName: string;
  externalId: string | null;
  /** Where the open invitation went, or the account's address when the record was created. */
  email: string;
  displayName: string | null;
  attributes: { name?: PersonNameParts; emails?: ScimEmail[] };
  createdAt: string;
  updatedAt: string;
  membershipId: string | null;
  userId: string | null;
  /** Whether the membership is active. */
  isMember: boolean;
  role: MemberRole | null;
  accountName: string | null;
  accountEmail: string | null;
  /** An invitation that is neither accepted nor cancelled; it may have expired. */
  invitationId: string | null;
  invitationRole: MemberRole | null;
};

/** The columns of a `Person`, of `scim_user s`, `membership m`, `user_account u` and `member_invitation i`. */
export const PERSON = `s.id, s.user_name AS "userName", s.external_id AS "externalId", s.email,
  s.display_name AS "displayName", s.attributes, ${isoText("s.created_at")} AS "createdAt",
  ${isoText("s.updated_at")} AS "updatedAt", m.id AS "membershipId", m.user_id AS "userId",
  coalesce(m.active, false) AS "isMember", coalesce(m.role, s.role) AS role, u.name AS "accountName",
  u.email AS "accountEmail", i.id AS "invitationId", i.role AS "invitationRole"`;

/** SQL of the people whose records the query `chosen` returns, in list order. */
export const peopleOf = (chosen: string): string => `
  SELECT ${PERSON}
    FROM (${chosen}) s
    LEFT JOIN membership m ON m.id = s.membership_id LEFT JOIN user_account u ON u.id = m.user_id
    LEFT JOIN member_invitation i ON i.workspace_id = s.workspace_id AND i.email = s.email
         AND i.accepted_at IS NULL AND i.cancelled_at IS NULL
   ORDER BY s.created_at, s.id`;

export const isActive = ({ isMember, invitationId }: Person): boolean => isMember || invitationId !== null;

/** Programs that import people require both parts; "-" means none. */
function namePartsOf(text: string): PersonNameParts {
  const words = text.trim().split(/\s+/);
  const familyName = words.length > 1 ? words.pop() : "-";
  return { givenName: words.join(" "), familyName: familyName ?? "-" };
}

/** A person as the provider sees them: what it sent, or else what is known from the account. */
export function toRecord(person: Person): ScimUserRecord {
  const { id, userName, externalId, email, attributes, accountName, accountEmail, createdAt, updatedAt } = person;
  const address = accountEmail ?? email;
  return {
    id,
    userName,
    externalId,
    active: isActive(person),
    displayName: person.displayName ?? accountName,
    name: attributes.name ?? namePartsOf(accountName ?? address.slice(0, address.indexOf("@"))),
    emails: attributes.emails ?? [{ value: address, type: "work", primary: true }],
    createdAt,
    updatedAt,
  };
}
