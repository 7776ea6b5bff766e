import { type Kind, rows } from "../kind";

const PERSON = `'name', u.name, 'email', u.email`;

const workspace: Kind = {
  name: "workspace",
  about: "The workspace itself, and how it pays.",
  tables: ["workspace", "billing_account"],
  sql: `SELECT jsonb_build_object('id', w.id, 'name', w.name, 'plan', w.plan, 'created_at', w.created_at,
      'card_brand', b.card_brand, 'card_last4', b.card_last4, 'paid_seats', b.paid_seats)::text AS line
    FROM workspace w LEFT JOIN billing_account b ON b.workspace_id = w.id WHERE w.id = $1`,
};

/** The workspace's people, and what gives programs access. */
export const PEOPLE: Kind[] = [
  workspace,
  {
    ...rows("membership", {
      name: "members",
      about: "Members, and those who were removed.",
      join: "JOIN user_account u ON u.id = t.user_id",
      add: PERSON,
    }),
    tables: ["membership", "user_account"],
  },
  rows("member_invitation", { about: "Invitations to become a member.", without: ["token_hash", "mail_id"] }),
  rows("api_key", {
    name: "api-keys",
    about: "API keys, without their secrets.",
    without: ["secret_hash"],
  }),
  {
    ...rows("mcp_connection", {
      name: "connections",
      about: "Apps that were connected.",
      join: "JOIN oauth_client c ON c.id = t.client_id",
      add: "'client_name', c.name",
    }),
    tables: ["mcp_connection", "oauth_client"],
  },
  rows("webhook", {
    name: "webhooks",
    about: "Webhooks, without their secrets. As `GET /v1/webhooks` gives them.",
    without: ["sealed_secret", "sealed_old_secret"],
  }),
  rows("audit_entry", {
    name: "audit-log",
    about: "Who changed what, oldest first, with the hashes that chain the entries.",
    without: ["salt"],
    order: "t.created_at, t.id",
  }),
  rows("charge", {
    name: "charges",
    about: "What was paid.",
    without: ["customer_reference", "card_reference", "checkout_reference", "checkout_url", "checked_at"],
  }),
  rows("monthly_calls", { about: "API calls a month.", order: "t.month" }),
  rows("monthly_upload", { about: "Seconds of recordings a month.", order: "t.month" }),
  rows("model_usage", { about: "What the language model read and wrote a month.", order: "t.month" }),
];
