/** One thing of the workspace that is called like, or described by, what was looked for. */
export type Found = { type: string; id: string; title: string; snippet: string | null; url: string; updatedAt: Date };
