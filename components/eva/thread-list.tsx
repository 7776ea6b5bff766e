import { MessageSquareText } from "lucide-react";
import Link from "next/link";
import { RelativeTime } from "@/components/ui/relative-time";

type Thread = { id: string; title: string; updatedAt: string };

export function ThreadList({ threads }: { threads: Thread[] }) {
  return (
    <ul className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
      {threads.map(({ id, title, updatedAt }) => (
        <li key={id} className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-background">
          <MessageSquareText aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          <Link href={`/eva/${id}`} className="min-w-0 flex-1 truncate font-medium after:absolute after:inset-0">
            {title}
          </Link>
          <span className="shrink-0 text-muted-foreground text-sm">
            <RelativeTime iso={updatedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
