import { createHmac } from "node:crypto";
import { config } from "@/lib/core/config";

/** The sandbox's signing secret; nobody outside can know it. */
export const sandboxSecret = (): string => {
  const { APP_SECRET } = config();
  if (!APP_SECRET) throw new Error("The setting APP_SECRET is missing. The payment sandbox signs its events with it.");
  return createHmac("sha256", APP_SECRET).update("payment-sandbox-v1").digest("hex");
};
