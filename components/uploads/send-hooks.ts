import type { Trouble } from "@/lib/api/client/insist";

/** What a sender reports as it works. */
export type SendHooks = {
  /** As soon as the server knows of the upload, so that it can be canceled there. */
  onBegun: (uploadId: string) => void;
  /** All bytes that have arrived or are being sent. */
  onSent: (bytes: number) => void;
  onTrouble: (trouble: Trouble | null) => void;
  /** Everything has been sent, and the server is assembling it. */
  onFinishing: () => void;
};
