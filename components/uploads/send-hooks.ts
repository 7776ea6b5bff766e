import type { Trouble } from "@/lib/api/insist";

/** What a sender tells while it works. */
export type SendHooks = {
  /** As soon as the server knows of the upload, so that it can be cancelled there. */
  onBegun: (uploadId: string) => void;
  /** All bytes that are there or on their way. */
  onSent: (bytes: number) => void;
  onTrouble: (trouble: Trouble | null) => void;
  /** Everything is sent, and the server puts it together. */
  onFinishing: () => void;
};
