import Link from "next/link";
import { cn } from "@/components/ui/cn";

const TABS = [
  { id: "projects", label: "Projects", href: "/library" },
  { id: "files", label: "All files", href: "/library?show=files" },
] as const;

/** Two views of the library as links, so that each has an address. */
export function LibraryTabs({ shown }: { shown: (typeof TABS)[number]["id"] }) {
  return (
    <nav aria-label="Library views" className="flex gap-5 border-b">
      {TABS.map(({ id, label, href }) => (
        <Link
          key={id}
          href={href}
          aria-current={id === shown ? "page" : undefined}
          className={cn(
            "-mb-px border-transparent border-b-2 px-0.5 pb-2 font-medium text-muted-foreground hover:text-foreground",
            id === shown && "border-primary text-foreground",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
