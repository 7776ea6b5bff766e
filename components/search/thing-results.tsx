import Link from "next/link";
import { MarkedText } from "@/components/ui/text/marked-text";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Thing } from "./shapes";
import { THING_KINDS } from "./thing-kinds";
import { wordsIn } from "./words-in";

type Props = { things: Thing[]; q: string };

/** Things that have a name: studies, projects, files, tags, conversations… `q` is what they were found by. */
export function ThingResults({ things, q }: Props) {
  return (
    <ul className="grid grid-cols-1 divide-y">
      {things.map(({ type, id, title, snippet, url, updatedAt }) => {
        const { icon: Icon, label } = THING_KINDS[type];
        return (
          <li key={id} className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-background">
            <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
            <div className="grid min-w-0 flex-1">
              <Link href={url} className="truncate font-medium after:absolute after:inset-0">
                <MarkedText text={title} marks={wordsIn(title, q)} />
              </Link>
              {snippet && (
                <span className="truncate text-muted-foreground text-sm">
                  <MarkedText text={snippet} marks={wordsIn(snippet, q)} />
                </span>
              )}
            </div>
            <span className="shrink-0 text-muted-foreground text-sm">
              {label}
              <span className="hidden pair:inline">
                {" "}
                · <RelativeTime iso={updatedAt} />
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
