/** The header that names whose page sends a call: a person and their workspace. */
export const PAGE_OF = "earshot-page-of";

export const pageOf = (personId: string, workspaceId: string): string => `${personId}.${workspaceId}`;
