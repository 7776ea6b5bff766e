import { ExternalLink } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy/copy-button";
import { Input } from "@/components/ui/fields/input";
import { linkLook } from "@/components/ui/links/link-look";
import type { StudySummary } from "../shapes";

type Props = {
  url: string;
  status: StudySummary["status"];
  /** Where a draft is launched; absent for those who may not. */
  launchHref?: string | undefined;
};

const WORDS: Record<StudySummary["status"], string> = {
  draft: "Nobody can start until the study is launched.",
  running: "Anyone with the link can take part until every spot is taken.",
  paused: "Anyone who opens it sees that the study is paused.",
  ended: "Anyone who opens it sees that the study has ended.",
};

/** The public link. */
export function ShareLink({ url, status, launchHref }: Props) {
  return (
    <section aria-labelledby="share-link" className="grid gap-3 rounded-lg border bg-surface p-4">
      <header className="grid gap-0.5">
        <h2 id="share-link" className="font-semibold">
          Participant link
        </h2>
        <p className="text-muted-foreground text-sm">
          {WORDS[status]}{" "}
          {status === "draft" && launchHref && (
            <Link href={launchHref} className={linkLook}>
              Review and launch
            </Link>
          )}
        </p>
      </header>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          readOnly
          value={url}
          aria-label="Participant link"
          className="h-8 min-w-0 flex-1 basis-56 font-mono text-sm"
        />
        <CopyButton text={url} label="Copy link" size="field" />
        <Button asChild size="field">
          <a href={url} target="_blank" rel="noreferrer">
            <ExternalLink /> Open
          </a>
        </Button>
      </div>
    </section>
  );
}
