import { EmptyState } from "@/components/ui/states/empty-state";
import type { Status } from "./kind-words";

const WORDS: Record<Status, { title: string; text: string }> = {
  suggested: {
    title: "Nothing left to review",
    text: "To mask something that wasn’t found, select it in the transcript.",
  },
  masked: { title: "Nothing is masked", text: "What you mask is listed here, and admins can reveal it." },
  dismissed: { title: "Nothing was dismissed", text: "What you dismiss isn’t suggested again." },
};

export const ReviewEmpty = ({ status }: { status: Status }) => (
  <EmptyState title={WORDS[status].title}>{WORDS[status].text}</EmptyState>
);
