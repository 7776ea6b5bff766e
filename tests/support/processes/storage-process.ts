import { storageServer } from "@/tests/support/storage/storage-server";
import { storageSettings } from "@/tests/support/storage/storage-settings";

/** A separate process that serves the embedded store: to be measured, and to be killed. */
const { url } = await storageServer();
storageSettings({ APP_URL: url, DATA_DIR: process.env.DATA_DIR });
process.on("message", () => process.send?.({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
process.send?.({ url });
