/** How to send the bytes of a file: one PUT to `url` with `headers`, before `expiresAt`. */
export type UploadRecord = {
  id: string;
  fileId: string;
  url: string;
  method: "PUT";
  headers: Record<string, string>;
  expiresAt: Date;
};
