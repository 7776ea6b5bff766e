import { EmptyState } from "@/components/ui/empty-state";
import type { Status } from "./kind-words";

const WORDS: Record<Status, { title: string; text: string }> = {
  suggested: { title: "Nothing left to review", text: "Mark words in the transcript to mask what was not found." },
  masked: { title: "Nothing is masked", text: "What you mask stands here, and admins can look behind it." },
  dismissed: { title: "Nothing was dismissed", text: "What you dismiss is not suggested again." },
};

export const ReviewEmpty = ({ status }: { status: Status }) => (
  <EmptyState title={WORDS[status].title}>{WORDS[status].text}</EmptyState>
);
