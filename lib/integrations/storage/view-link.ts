import { presignDownload } from "./storage";

export const VIEW_LINK_SECONDS = 3600;

/** A link with which a page shows or plays a stored object; valid for an hour. */
export const viewLink = (shown: { key: string; fileName: string; contentType: string }): Promise<string> =>
  presignDownload({ ...shown, inline: true, expiresInSeconds: VIEW_LINK_SECONDS });
