import { S3Client } from "@aws-sdk/client-s3";
import { type Config, config } from "@/lib/core/config";
import { embeddedSettings } from "./embedded/embedded-settings";
import { embeddedRequestHandler } from "./embedded/request-handler";

const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_TIMEOUT_MS = 30_000;

/** Some servers finish copying or joining an object before they send anything. */
const COPYING_IDLE_MS = 300_000;

type Clients = { client: S3Client; patient: S3Client };
const shared = globalThis as typeof globalThis & { earshotStorage?: Clients & { for: Config } };

/** One client for both modes: the embedded store only replaces what carries the requests. */
export const storageClient = (): S3Client => clients().client;

/** The same, for calls that may take long before the response starts. */
export const patientStorageClient = (): S3Client => clients().patient;

function clients(): Clients {
  const settings = config();
  if (shared.earshotStorage?.for !== settings) {
    const [client, patient] = [build(settings, IDLE_TIMEOUT_MS), build(settings, COPYING_IDLE_MS)];
    shared.earshotStorage = { for: settings, client, patient };
  }
  return shared.earshotStorage;
}

function build(settings: Config, socketTimeout: number): S3Client {
  // The SDK's version is pinned; that later ones want a newer Node.js is irrelevant to whoever runs this one.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const common = {
    region: settings.S3_REGION,
    forcePathStyle: true,
    // Checksums in headers would have to be signed into upload links, and not every S3 server supports them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  } as const;
  if (!settings.S3_ENDPOINT) {
    const { endpoint, accessKeyId, secretAccessKey } = embeddedSettings();
    const credentials = { accessKeyId, secretAccessKey };
    return new S3Client({ ...common, endpoint: endpoint.href, credentials, requestHandler: embeddedRequestHandler });
  }
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  // Without keys, the SDK looks for a role of the machine it runs on.
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const requestHandler = { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout };
  return new S3Client({ ...common, endpoint, credentials, requestHandler });
}
