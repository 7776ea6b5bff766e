export const FOUND_TYPES = [
  "project",
  "file",
  "study",
  "report",
  "thread",
  "board",
  "tag",
  "note",
  "clip",
  "reel",
  "swarm_run",
  "finding",
  "person",
] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** One thing of the workspace that is called like, or described by, what was looked for. */
export type Found = {
  type: FoundType;
  id: string;
  title: string;
  snippet: string | null;
  url: string;
  updatedAt: Date;
};
