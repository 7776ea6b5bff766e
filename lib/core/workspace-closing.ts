import { AppError } from "./errors";

/** Refuses a change in a workspace that is about to be deleted. */
export const workspaceClosing = (): AppError =>
  new AppError("forbidden", "This workspace is going to be deleted. Undo that in Settings → Data to change anything.", {
    reason: "workspace_closing",
  });
