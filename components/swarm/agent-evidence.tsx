import { Bot } from "lucide-react";

/** Shown with everything that agents found, so that nobody takes it for what people said. */
export function AgentEvidence() {
  return (
    <p className="inline-flex items-center gap-2 justify-self-start rounded-full bg-info-soft px-3 py-1 text-sm">
      <Bot aria-hidden className="size-4 shrink-0 text-info" /> Evidence from AI agents. No people took part.
    </p>
  );
}
