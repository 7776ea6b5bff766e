import { AppError } from "@/lib/core/errors";
import type { WebhookRecord } from "./record";

/** Throws `conflict` for a disabled webhook, since nothing would be sent. */
export function requireEnabled({ disabledAt }: WebhookRecord): void {
  if (disabledAt !== null) throw new AppError("conflict", "This webhook is disabled. Enable it first.");
}
