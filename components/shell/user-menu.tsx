"use client";
import { BookOpen, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { useTheme } from "next-themes";
import { Avatar } from "@/components/ui/avatar";
import { Menu } from "@/components/ui/dialogs/menu";
import { toast } from "@/components/ui/dialogs/toast";
import type { ShellData } from "./shell-data";
import { signOut } from "./sign-out";

const THEMES = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
  { value: "system", label: "System", icon: Monitor },
];

export function UserMenu({ data: { person } }: { data: ShellData }) {
  const { theme, setTheme } = useTheme();
  const name = person.name ?? person.email;
  return (
    <Menu
      align="start"
      wide
      header={
        <div className="grid">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="text-muted-foreground text-sm wrap-anywhere">{person.email}</span>
        </div>
      }
      trigger={
        <button
          type="button"
          aria-label={`${name}, your menu`}
          className="flex min-h-10 w-full items-center gap-2.5 rounded-sm px-1.5 text-left hover:bg-muted"
        >
          <Avatar name={name} />
          <span className="line-clamp-2 min-w-0 flex-1 font-medium leading-tight wrap-anywhere">{name}</span>
        </button>
      }
      groups={[
        {
          items: [
            { label: "Your profile", icon: UserRound, href: "/settings/profile" },
            { label: "API reference", icon: BookOpen, href: "/docs" },
          ],
        },
        {
          heading: "Theme",
          items: THEMES.map(({ value, label, icon }) => ({
            label,
            icon,
            checked: theme === value,
            onSelect: () => setTheme(value),
          })),
        },
        {
          items: [
            {
              label: "Sign out",
              icon: LogOut,
              onSelect: () => void signOut().catch(() => toast.error("Couldn’t sign you out. Try again.")),
            },
          ],
        },
      ]}
    />
  );
}
