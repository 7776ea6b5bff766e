type SettingsEntry = { href: string; label: string; adminOnly?: boolean };

/** The pages of the settings by whom or what they concern, in the order of their navigation. */
export const SETTINGS_GROUPS: { title: string; pages: SettingsEntry[] }[] = [
  { title: "You", pages: [{ href: "/settings/profile", label: "Profile" }] },
  {
    title: "Workspace",
    pages: [
      { href: "/settings/workspace", label: "General" },
      { href: "/settings/members", label: "Members" },
      { href: "/settings/security", label: "Security", adminOnly: true },
      { href: "/settings/audit", label: "Audit log", adminOnly: true },
      { href: "/settings/data", label: "Data", adminOnly: true },
      { href: "/settings/outbox", label: "Mail outbox", adminOnly: true },
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
      { href: "/settings/webhooks", label: "Webhooks" },
    ],
  },
];

/** True on a page of the settings and on everything below it. */
export const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
