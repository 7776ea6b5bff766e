import {
  Archive,
  AudioLines,
  ChartColumn,
  Clapperboard,
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
  Search,
  UserRound,
  Webhook,
} from "lucide-react";

type Place = { href: string; label: string; icon: LucideIcon; adminOnly?: boolean; writersOnly?: boolean };

/** Where the command palette can go. */
export const PLACES: Place[] = [
  { href: "/", label: "Go to Home", icon: House },
  { href: "/studies", label: "Go to Studies", icon: FlaskConical },
  { href: "/studies/new", label: "New study", icon: Plus, writersOnly: true },
  { href: "/library", label: "Go to Library", icon: Library },
  { href: "/library/clips", label: "Go to Clips", icon: Scissors },
  { href: "/library/reels", label: "Go to Reels", icon: Clapperboard },
  { href: "/boards", label: "Go to Boards", icon: Kanban },
  { href: "/reports", label: "Go to Reports", icon: FileText },
  { href: "/reports/new", label: "New report", icon: FilePlus2, writersOnly: true },
  { href: "/eva", label: "Go to Eva", icon: AudioLines },
  { href: "/search", label: "Open the search page", icon: Search },
  { href: "/settings/profile", label: "Your profile", icon: UserRound },
  { href: "/settings/keys", label: "API keys and connected programs", icon: KeyRound },
  { href: "/settings/webhooks", label: "Webhooks", icon: Webhook },
  { href: "/settings/usage", label: "Usage", icon: ChartColumn },
  { href: "/settings/data", label: "Export everything, or delete the workspace", icon: Archive, adminOnly: true },
  { href: "/settings/outbox", label: "Mail outbox", icon: Mail, adminOnly: true },
];
