import type { Citation } from "@/lib/services/eva/record";

/** A chat with Eva. One in a project is everybody's who sees the project; another is its maker's alone. */
export type ThreadRecord = {
  id: string;
  projectId: string | null;
  title: string;
  createdBy: { id: string; name: string | null } | null;
  createdAt: Date;
  updatedAt: Date;
};

export type MessageRecord = {
  id: string;
  role: "user" | "assistant";
  text: string;
  citations: Citation[];
  droppedQuotes: number;
  createdAt: Date;
};
