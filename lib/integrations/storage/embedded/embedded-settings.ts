import { createHmac } from "node:crypto";
import { join } from "node:path";
import { config } from "@/lib/core/config";

/**
 * Location and endpoint of the embedded store. Its secret is derived, so the setting that protects sessions protects
 * signed links too, and there is no second one to lose. Processes with the same settings accept each other's links.
 */
export function embeddedSettings() {
  const { APP_SECRET, APP_URL, DATA_DIR, S3_BUCKET, S3_REGION } = config();
  if (!APP_SECRET) throw new Error("The setting APP_SECRET is missing. The embedded file store signs links with it.");
  return {
    endpoint: new URL(`${APP_URL}/storage`),
    root: join(DATA_DIR, "storage"),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: "embedded",
    secretAccessKey: createHmac("sha256", APP_SECRET).update("storage-links-v1").digest("hex"),
  };
}
