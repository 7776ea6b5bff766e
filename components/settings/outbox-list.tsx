import { ChevronRight } from "lucide-react";
import { CopyButton } from "@/components/ui/copy/copy-button";
import { RelativeTime } from "@/components/ui/text/relative-time";

type Mail = { id: string; to: string; subject: string; text: string; createdAt: string };

const LINK = /https?:\/\/\S+/;

/** Unsent mails as they would have arrived; each one's link can be copied to pass it on. */
export function OutboxList({ mails }: { mails: Mail[] }) {
  return (
    <ul className="divide-y">
      {mails.map(({ id, to, subject, text, createdAt }) => {
        const link = LINK.exec(text)?.[0];
        return (
          <li key={id}>
            <details className="group">
              <summary className="flex items-center gap-3 px-4 py-2.5 hover:bg-background [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  aria-hidden
                  className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
                />
                <span className="grid min-w-0 flex-1">
                  <span className="truncate font-medium">{subject}</span>
                  <span className="truncate text-muted-foreground text-sm">To {to}</span>
                </span>
                <span className="shrink-0 text-muted-foreground text-sm first-letter:uppercase">
                  <RelativeTime iso={createdAt} />
                </span>
              </summary>
              <div className="grid justify-items-start gap-3 border-t bg-background px-4 py-3 pl-11">
                <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
                {link && <CopyButton text={link} label="Copy the link" />}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
