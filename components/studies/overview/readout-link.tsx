import { ArrowRight, BookOpenText } from "lucide-react";
import { PageLink } from "@/components/ui/links/page-link";

type Props = { studyId: string; status: "none" | "generating" | "empty" | "failed"; finished: number };

const WORDS = {
  none: {
    title: "No readout yet",
    text: "It sorts what people said into themes and claims, with both sides and their words.",
  },
  generating: { title: "The readout is being generated", text: "It will be here in a moment." },
  empty: { title: "The readout has no findings", text: "See why, and what to do now." },
  failed: { title: "The readout couldn’t be generated", text: "See why, and try again." },
};

/** Leads to the readout, once somebody has finished. */
export function ReadoutLink({ studyId, status, finished }: Props) {
  if (status === "none" && finished === 0) return null;
  const { title, text } = WORDS[status];
  return (
    <PageLink
      href={`/studies/${studyId}/readout`}
      className="group flex items-center gap-4 rounded-lg border bg-background px-4 py-3 transition-colors hover:border-border-strong"
    >
      <BookOpenText aria-hidden className="size-5 shrink-0 text-primary-text" />
      <span className="grid min-w-0 flex-1">
        <span className="font-medium">{title}</span>
        <span className="text-pretty text-muted-foreground text-sm">{text}</span>
      </span>
      <ArrowRight
        aria-hidden
        className="size-4 shrink-0 text-muted-foreground transition-transform group-hover:translate-x-0.5"
      />
    </PageLink>
  );
}
