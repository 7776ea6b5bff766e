import { ACTIONS } from "@/lib/core/audit/actions";
import { kindOf } from "@/lib/core/audit/kind-of";
import { query } from "@/scripts/setup/query.mjs";

const AT_ONCE = 50_000;

/** Jobs write most, few people do much, some actions happen every minute and some once a year; a year in all. */
const ENTRIES = `
  INSERT INTO audit_entry (id, workspace_id, actor_kind, actor_id, person_id, actor_name, surface, address, user_agent,
                           action, kind, target_id, name, details, changes, request_id, created_at)
  SELECT 'aud_' || lpad(n::text, 12, '0') || right($1, 14), $1, k.kind, CASE k.kind WHEN 'user' THEN p.person
           WHEN 'apiKey' THEN 'key_' || right(p.person, 26) WHEN 'mcp' THEN 'con_' || right(p.person, 26)
           WHEN 'scim' THEN 'dir_' || right($1, 26) ELSE ($5::text[])[1 + n % 12] END,
         CASE WHEN k.kind IN ('user', 'apiKey', 'mcp') THEN p.person END, CASE WHEN k.kind = 'scim' THEN 'Okta' END,
         CASE k.kind WHEN 'user' THEN 'app' WHEN 'apiKey' THEN 'v1' WHEN 'mcp' THEN 'mcp' WHEN 'scim' THEN 'scim' ELSE 'job' END,
         CASE WHEN k.kind IN ('user', 'apiKey', 'mcp') THEN '203.0.113.' || n % 200 END,
         CASE WHEN k.kind = 'user' THEN 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15' END,
         ($3::text[])[a.at], ($4::text[])[a.at], ($6::text[])[1 + a.at % 6] || '_' || lpad((n::bigint * 7919 % 30000)::text, 26, '0'),
         CASE WHEN n % 40 = 0 THEN 'Something that is gone ' || n END,
         jsonb_build_object('title', 'Interview ' || n % 5000, 'count', n % 17),
         CASE WHEN n % 3 = 0 THEN jsonb_build_object('name', jsonb_build_object('before', 'Before ' || n, 'after', 'After ' || n)) END,
         'req_' || lpad(n::text, 26, '0'), now() - interval '365 days' + n::float8 * interval '365 days' / $8
    FROM generate_series($9::int, $10::int) n
   CROSS JOIN LATERAL (SELECT CASE WHEN n * 31 % 100 < 60 THEN 'system' WHEN n * 31 % 100 < 85 THEN 'user'
     WHEN n * 31 % 100 < 95 THEN 'apiKey' WHEN n * 31 % 100 < 99 THEN 'mcp' ELSE 'scim' END AS kind) k
   CROSS JOIN LATERAL (SELECT ($2::text[])[1 + floor(power(random() + n * 0, 3) * cardinality($2::text[]))::int] AS person) p
   CROSS JOIN LATERAL (SELECT 1 + floor(power(random() + n * 0, 3) * $7)::int AS at) a`;

/** Adds `count` entries to a workspace's log, oldest first, in large statements; returns how many per second. */
export async function fillLog(
  url: string,
  workspaceId: string,
  { count, people }: { count: number; people: string[] },
): Promise<number> {
  const actions = Object.keys(ACTIONS).sort();
  const kinds = actions.map(kindOf);
  const jobs = Array.from({ length: 12 }, (_, at) => `job-number-${at}`);
  const prefixes = ["std", "fil", "ses", "crd", "mem", "tag"];
  const began = performance.now();
  for (let from = 1; from <= count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE - 1);
    await query(url, ENTRIES, [workspaceId, people, actions, kinds, jobs, prefixes, actions.length, count, from, to]);
  }
  return (count * 1000) / (performance.now() - began);
}
