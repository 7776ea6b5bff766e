import type { ScimUserCondition } from "@/lib/services/provisioning/record";

type Part = { sql: string; values: unknown[] };

const NAMED = `EXISTS (SELECT 1 FROM membership m JOIN user_account u ON u.id = m.user_id WHERE m.id = s.membership_id`;
const OPEN = `EXISTS (SELECT 1 FROM member_invitation i WHERE i.workspace_id = s.workspace_id AND i.email = s.email
  AND i.accepted_at IS NULL AND i.cancelled_at IS NULL)`;
const MEMBER = "EXISTS (SELECT 1 FROM membership m WHERE m.id = s.membership_id AND m.active)";

/** An address without a type is the work address that represents the account's. */
const ofType = (address: string, type: string) => `AND (EXISTS (
  SELECT 1 FROM jsonb_array_elements(s.attributes -> 'emails') e
   WHERE scim_name_key(e ->> 'value') = scim_name_key(${address}) AND lower(e ->> 'type') = lower(${type}))
  OR s.attributes -> 'emails' IS NULL AND lower(${type}) = 'work')`;

function partOf(condition: ScimUserCondition, next: number): Part {
  const value = `$${next}::text`;
  switch (condition.by) {
    case "userName":
      return { sql: `scim_name_key(s.user_name) = scim_name_key(${value})`, values: [condition.is] };
    case "externalId":
      return { sql: `s.external_id = ${value}`, values: [condition.is] };
    case "id":
      return { sql: `s.id = ${value}`, values: [condition.is] };
    case "displayName":
      return {
        sql: `(lower(s.display_name) = lower(${value})
          OR s.display_name IS NULL AND ${NAMED} AND lower(u.name) = lower(${value})))`,
        values: [condition.is],
      };
    case "active":
      return { sql: `(${MEMBER} OR ${OPEN}) = $${next}::boolean`, values: [condition.is] };
    case "email": {
      const { is, type } = condition;
      const sql = `s.addresses @> ARRAY[${value}]`;
      if (type === null) return { sql, values: [is.toLowerCase()] };
      return { sql: `${sql} ${ofType(value, `$${next + 1}::text`)}`, values: [is.toLowerCase(), type] };
    }
  }
}

/** SQL of the records in the workspace `$1` that meet all conditions, with the values from `$2` on. */
export function conditionsSql(conditions: ScimUserCondition[]): Part {
  const values: unknown[] = [];
  const parts = conditions.map((condition) => {
    const part = partOf(condition, values.length + 2);
    values.push(...part.values);
    return part.sql;
  });
  return { sql: ["FROM scim_user s WHERE s.workspace_id = $1", ...parts].join(" AND "), values };
}
