import {
  Archive,
  AudioLines,
  BadgeCheck,
  ChartColumn,
  Clapperboard,
  CreditCard,
  FilePlus2,
  FileText,
  FlaskConical,
  House,
  Kanban,
  KeyRound,
  Library,
  type LucideIcon,
  Mail,
  Plus,
  Scissors,
  ScrollText,
  Search,
  ShieldCheck,
  UserRound,
  UsersRound,
  Webhook,
} from "lucide-react";

type Place = { href: string; label: string; icon: LucideIcon; adminOnly?: boolean; writersOnly?: boolean };

/** What the command palette can do and where it can go, with the words by which each group can also be found. */
export const PLACES: { heading: "New" | "Go to" | "Settings"; places: Place[] }[] = [
  {
    heading: "Go to",
    places: [
      { href: "/", label: "Home", icon: House },
      { href: "/studies", label: "Studies", icon: FlaskConical },
      { href: "/library", label: "Library", icon: Library },
      { href: "/library/clips", label: "Clips", icon: Scissors },
      { href: "/library/reels", label: "Reels", icon: Clapperboard },
      { href: "/boards", label: "Boards", icon: Kanban },
      { href: "/reports", label: "Reports", icon: FileText },
      { href: "/eva", label: "Eva", icon: AudioLines },
      { href: "/eva/approvals", label: "Approvals", icon: BadgeCheck },
      { href: "/search", label: "Search page", icon: Search },
    ],
  },
  {
    heading: "New",
    places: [
      { href: "/studies/new", label: "New study", icon: Plus, writersOnly: true },
      { href: "/reports/new", label: "New report", icon: FilePlus2, writersOnly: true },
    ],
  },
  {
    heading: "Settings",
    places: [
      { href: "/settings/profile", label: "Your profile", icon: UserRound },
      { href: "/settings/members", label: "Members", icon: UsersRound },
      { href: "/settings/security", label: "Security and single sign-on", icon: ShieldCheck, adminOnly: true },
      { href: "/settings/billing", label: "Billing and plan", icon: CreditCard },
      { href: "/settings/audit", label: "Audit log", icon: ScrollText, adminOnly: true },
      { href: "/settings/keys", label: "API keys and connected apps", icon: KeyRound },
      { href: "/settings/webhooks", label: "Webhooks", icon: Webhook },
      { href: "/settings/usage", label: "Usage", icon: ChartColumn },
      { href: "/settings/data", label: "Export everything or delete the workspace", icon: Archive, adminOnly: true },
      { href: "/settings/outbox", label: "Outgoing email", icon: Mail, adminOnly: true },
    ],
  },
];
