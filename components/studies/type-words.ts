import { Bot, ClipboardList, type LucideIcon, MessageSquareText, Mic, Video } from "lucide-react";
import type { StudyType } from "@/lib/core/study/types";

type Words = { title: string; text: string; icon: LucideIcon; session: string };

/** What each type means to somebody planning a study. */
export const TYPE_WORDS: Record<StudyType, Words> = {
  "ai-curated-interview": {
    title: "AI interview",
    text: "A conversation, typed or spoken. The moderator follows up on what people say, in their own words.",
    icon: Mic,
    session: "interview",
  },
  "ai-curated-survey": {
    title: "Conversational survey",
    text: "A short typed chat with a few follow-up questions. Quick to answer, richer than a form.",
    icon: MessageSquareText,
    session: "survey",
  },
  "ai-generated-survey": {
    title: "Survey form",
    text: "All questions on one page, one submit, no follow-ups. For counting what you already understand.",
    icon: ClipboardList,
    session: "survey",
  },
  "live-interview": {
    title: "Live interview",
    text: "You talk to people yourself. You offer times, they book one, and you add the recording here.",
    icon: Video,
    session: "interview",
  },
  swarm: {
    title: "Swarm of AI agents",
    text: "AI agents try tasks on your site in a real browser and report what got in their way. No people take part.",
    icon: Bot,
    session: "run",
  },
};
