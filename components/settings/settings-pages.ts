type SettingsEntry = {
  href: string;
  label: string;
  adminOnly?: boolean;
  /** What the pages below it show one of, and the pages below those. */
  parts?: string[];
};

/** The settings pages, grouped by whom or what they concern, in navigation order. */
export const SETTINGS_GROUPS: { title: string; pages: SettingsEntry[] }[] = [
  { title: "You", pages: [{ href: "/settings/profile", label: "Profile" }] },
  {
    title: "Workspace",
    pages: [
      { href: "/settings/workspace", label: "General" },
      { href: "/settings/members", label: "Members" },
      { href: "/settings/security", label: "Security", adminOnly: true },
      { href: "/settings/audit", label: "Audit log", adminOnly: true, parts: ["Entry"] },
      { href: "/settings/data", label: "Data", adminOnly: true },
      { href: "/settings/outbox", label: "Outgoing email", adminOnly: true },
    ],
  },
  {
    title: "Plan",
    pages: [
      { href: "/settings/billing", label: "Billing" },
      { href: "/settings/usage", label: "Usage" },
    ],
  },
  {
    title: "Developers",
    pages: [
      { href: "/settings/keys", label: "API & MCP" },
      { href: "/settings/webhooks", label: "Webhooks", parts: ["Webhook", "Delivery"] },
    ],
  },
];

/** True on a settings page and on everything below it. */
export const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);

/** The path to a settings page, itself last: `/settings/webhooks/1` is a webhook below Webhooks. */
export function settingsCrumbs(path: string): { label: string; href: string }[] {
  const page = SETTINGS_GROUPS.flatMap(({ pages }) => pages).find(({ href }) => isWithin(path, href));
  if (!page) return [];
  const { label, href, parts = [] } = page;
  const below = path.slice(href.length).split("/").slice(1);
  // Each level is an id, with a word between two of them: `/{id}/deliveries/{id}`.
  const shown = parts.slice(0, Math.ceil(below.length / 2));
  return [
    { label, href },
    ...shown.map((part, at) => ({ label: part, href: [href, ...below.slice(0, 2 * at + 1)].join("/") })),
  ];
}
