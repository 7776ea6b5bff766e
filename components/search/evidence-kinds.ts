import { FileText, Lightbulb, type LucideIcon, MessageSquareQuote, Scissors } from "lucide-react";
import type { Quote } from "./shapes";

/** Icon and name for each kind of evidence. */
export const EVIDENCE_KINDS: Record<Quote["source"], { icon: LucideIcon; label: string; many: string }> = {
  session: { icon: MessageSquareQuote, label: "Session", many: "Sessions" },
  file: { icon: FileText, label: "File", many: "Files" },
  clip: { icon: Scissors, label: "Clip", many: "Clips" },
  claim: { icon: Lightbulb, label: "Finding", many: "Findings" },
};
