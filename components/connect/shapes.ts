/** A workspace that the person could connect a program to. */
export type ConnectWorkspace = { id: string; name: string; plan: string; role: string };

export const isPaid = ({ plan }: ConnectWorkspace): boolean => plan !== "free";

/** Observers only read, and so does what they connect. */
export const mayDraft = ({ role }: ConnectWorkspace): boolean => role === "admin" || role === "member";
