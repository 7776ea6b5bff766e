import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { queryJson } from "@/lib/db/query-json";
import { permit } from "@/lib/services/access/permit";
import type { ScimPage, ScimPageAsked, ScimUserCondition, ScimUserRecord } from "@/lib/services/provisioning/record";
import { conditionsSql } from "./conditions-sql";
import { type Person, peopleOf, toRecord } from "./person";

/** Only the usual queries of providers are prepared; rare combinations aren't. */
const MOST_PREPARED = 2;

const kindOf = (condition: ScimUserCondition) =>
  condition.by === "email" && condition.type !== null ? "typed email" : condition.by;

/**
 * The people of the directory who meet all conditions, in order of creation, including deactivated ones, and their
 * total.
 */
export async function list(
  ctx: Context,
  conditions: ScimUserCondition[],
  { startIndex, count }: ScimPageAsked,
): Promise<ScimPage<ScimUserRecord>> {
  permit(ctx, "directory.sync");
  const { sql, values } = conditionsSql(conditions);
  const isOne = conditions.some(({ by }) => by === "userName" || by === "id");
  const [limit, offset] = [values.length + 2, values.length + 3];
  const chosen = `SELECT s.* ${sql} ORDER BY s.created_at, s.id LIMIT $${limit} OFFSET $${offset}`;
  // If there can be at most one, finding it is the total.
  const page = isOne ? [1, 0] : [count, startIndex - 1];
  const all = [ctx.workspaceId, ...values, ...page];
  const name = `scim_people ${conditions.map(kindOf).join("+")}`;
  const people =
    conditions.length <= MOST_PREPARED
      ? await queryJson<Person>(name, peopleOf(chosen), all, isOne)
      : await db().$queryRawUnsafe<Person[]>(peopleOf(chosen), ...all);
  if (isOne) return { items: startIndex === 1 && count > 0 ? people.map(toRecord) : [], total: people.length };
  const isWhole = startIndex === 1 && people.length < count;
  const total = isWhole ? people.length : await countOf(sql, [ctx.workspaceId, ...values]);
  return { items: people.map(toRecord), total };
}

async function countOf(sql: string, values: unknown[]): Promise<number> {
  const [row] = await db().$queryRawUnsafe<{ total: number }[]>(`SELECT count(*)::int AS total ${sql}`, ...values);
  return row?.total ?? 0;
}
