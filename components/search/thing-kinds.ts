import {
  Bot,
  Bug,
  Clapperboard,
  FileText,
  FlaskConical,
  Folder,
  Kanban,
  type LucideIcon,
  MessageSquareText,
  NotebookPen,
  Presentation,
  Scissors,
  Tag,
  UserRound,
} from "lucide-react";
import type { Thing } from "./shapes";

/** Icon and name for each kind of thing that the search finds. */
export const THING_KINDS: Record<Thing["type"], { icon: LucideIcon; label: string }> = {
  study: { icon: FlaskConical, label: "Study" },
  project: { icon: Folder, label: "Project" },
  file: { icon: FileText, label: "File" },
  report: { icon: Presentation, label: "Report" },
  thread: { icon: MessageSquareText, label: "Conversation" },
  board: { icon: Kanban, label: "Board" },
  tag: { icon: Tag, label: "Tag" },
  note: { icon: NotebookPen, label: "Note" },
  clip: { icon: Scissors, label: "Clip" },
  reel: { icon: Clapperboard, label: "Reel" },
  swarm_run: { icon: Bot, label: "Swarm run" },
  finding: { icon: Bug, label: "Finding" },
  person: { icon: UserRound, label: "Person" },
};
