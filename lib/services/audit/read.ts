import { isoText } from "@/lib/db/iso-text";

/** Where to find the name of something with this id prefix; deleted things have only the name stored in the entry. */
const NAME_OF: Record<string, string> = {
  apv: "SELECT x.summary FROM approval x",
  brd: "SELECT x.title FROM board x",
  cli: "SELECT c.name FROM oauth_client c",
  chg: "SELECT x.description FROM charge x",
  clp: "SELECT x.title FROM clip x",
  con: "SELECT c.name FROM mcp_connection x JOIN oauth_client c ON c.id = x.client_id",
  crd: "SELECT left(x.insight, 120) FROM card x",
  dom: "SELECT x.domain FROM domain x",
  fil: "SELECT x.name FROM file x",
  fnd: "SELECT x.title FROM finding x",
  inv: "SELECT x.email FROM member_invitation x",
  key: "SELECT x.name FROM api_key x",
  lan: "SELECT x.title FROM lane x",
  mem: "SELECT coalesce(u.name, u.email) FROM membership x JOIN user_account u ON u.id = x.user_id",
  not: "SELECT x.title FROM note x",
  par: "SELECT 'P' || x.number FROM participant x JOIN study s ON s.id = x.study_id",
  prj: "SELECT x.name FROM project x",
  rel: "SELECT x.title FROM reel x",
  rpt: "SELECT x.title FROM report x",
  rdo: "SELECT s.title FROM readout x JOIN study s ON s.id = x.study_id",
  ses: "SELECT 'P' || p.number FROM study_session x JOIN participant p ON p.id = x.participant_id",
  scg: "SELECT x.display_name FROM scim_group x",
  scu: "SELECT coalesce(x.display_name, x.user_name) FROM scim_user x",
  slt: "SELECT to_char(x.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' FROM slot x",
  std: "SELECT x.title FROM study x",
  swm: "SELECT x.title FROM swarm_run x",
  tag: "SELECT x.title FROM tag x",
  thr: "SELECT x.title FROM chat_thread x",
  whk: "SELECT split_part(x.url, '/', 3) FROM webhook x",
};

const named = Object.entries(NAME_OF).map(([prefix, select]) => {
  const owner = prefix === "par" ? "s" : "x";
  if (prefix === "cli") return `WHEN 'cli' THEN (${select} WHERE c.id = e.target_id)`;
  return `WHEN '${prefix}' THEN (${select} WHERE x.id = e.target_id AND ${owner}.workspace_id = e.workspace_id)`;
});

const TARGET = `coalesce(e.name, CASE left(e.target_id, 3) ${named.join("\n")}
  WHEN 'wsp' THEN (SELECT x.name FROM workspace x WHERE x.id = e.target_id AND x.id = e.workspace_id)
  WHEN 'usr' THEN (SELECT coalesce(x.name, x.email) FROM user_account x JOIN membership m ON m.user_id = x.id
                    WHERE x.id = e.target_id AND m.workspace_id = e.workspace_id) END)`;

const ACTOR = `coalesce(e.actor_name, CASE e.actor_kind
  WHEN 'apiKey' THEN (SELECT k.name FROM api_key k WHERE k.id = e.actor_id)
  WHEN 'mcp' THEN (SELECT c.name FROM mcp_connection x JOIN oauth_client c ON c.id = x.client_id WHERE x.id = e.actor_id)
  WHEN 'participant' THEN (SELECT 'P' || p.number FROM participant p WHERE p.id = e.actor_id)
  WHEN 'system' THEN e.actor_id END)`;

/** The columns of an `AuditRecord`, of `audit_entry e`; every name is one primary key lookup. */
export const FIELDS = `e.id, ${isoText("e.created_at")} AS "createdAt", e.actor_kind AS "actorKind",
  e.actor_id AS "actorId", ${ACTOR} AS "actorName", e.person_id AS "personId",
  (SELECT u.name FROM user_account u WHERE u.id = e.person_id) AS "personName",
  (SELECT u.email FROM user_account u WHERE u.id = e.person_id) AS "personEmail",
  e.via, e.surface, e.address, e.user_agent AS "userAgent", e.action, e.kind, e.target_id AS "targetId",
  ${TARGET} AS "targetName", e.details, e.changes, e.request_id AS "requestId", e.sequence,
  encode(e.hash, 'hex') AS hash, ${isoText("e.redacted_at")} AS "redactedAt"`;
