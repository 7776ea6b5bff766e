import { AppError } from "./errors";

/** What is answered to every change in a workspace that is going to be deleted. */
export const workspaceClosing = (): AppError =>
  new AppError("forbidden", "This workspace is going to be deleted. Undo that in Settings → Data to change anything.", {
    reason: "workspace_closing",
  });
