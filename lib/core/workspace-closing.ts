import { AppError } from "./errors";

/** Refuses a change in a workspace that is about to be deleted. */
export const workspaceClosing = (): AppError =>
  new AppError(
    "forbidden",
    "This workspace is scheduled for deletion. To change anything, cancel the deletion in Settings → Data.",
    {
      reason: "workspace_closing",
    },
  );
