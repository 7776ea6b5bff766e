type SettingsEntry = { href: string; label: string; adminOnly?: boolean };

/** The pages of the settings, in the order of their navigation. */
export const SETTINGS_PAGES: SettingsEntry[] = [
  { href: "/settings/profile", label: "Profile" },
  { href: "/settings/workspace", label: "Workspace" },
  { href: "/settings/members", label: "Members" },
  { href: "/settings/security", label: "Security", adminOnly: true },
  { href: "/settings/keys", label: "API & MCP" },
  { href: "/settings/webhooks", label: "Webhooks" },
  { href: "/settings/billing", label: "Billing" },
  { href: "/settings/usage", label: "Usage" },
  { href: "/settings/audit", label: "Audit log", adminOnly: true },
  { href: "/settings/data", label: "Data", adminOnly: true },
  { href: "/settings/outbox", label: "Mail outbox", adminOnly: true },
];

/** True on a page of the settings and on everything below it. */
export const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
