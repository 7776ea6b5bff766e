import { S3Client } from "@aws-sdk/client-s3";
import { type Config, config } from "@/lib/core/config";
import { embeddedSettings } from "./embedded/embedded-settings";
import { embeddedRequestHandler } from "./embedded/request-handler";

const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_TIMEOUT_MS = 30_000;

const shared = globalThis as typeof globalThis & { earshotStorage?: { for: Config; client: S3Client } };

/** One client for both modes: the embedded store only swaps what carries the requests. */
export function storageClient(): S3Client {
  const settings = config();
  if (shared.earshotStorage?.for !== settings) shared.earshotStorage = { for: settings, client: build(settings) };
  return shared.earshotStorage.client;
}

function build(settings: Config): S3Client {
  // Its version is pinned; that later ones want a newer Node.js is no news for who runs this one.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const common = {
    region: settings.S3_REGION,
    forcePathStyle: true,
    // Checksums in headers would have to be signed into upload links, and not every S3 server knows them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  } as const;
  if (!settings.S3_ENDPOINT) {
    const { endpoint, accessKeyId, secretAccessKey } = embeddedSettings();
    const credentials = { accessKeyId, secretAccessKey };
    return new S3Client({ ...common, endpoint: endpoint.href, credentials, requestHandler: embeddedRequestHandler });
  }
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  // Without keys the SDK looks for a role of the machine it runs on.
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const requestHandler = { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS };
  return new S3Client({ ...common, endpoint, credentials, requestHandler });
}
