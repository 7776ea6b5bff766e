import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand } from "@aws-sdk/client-s3";
import { config } from "@/lib/core/config";
import { storageClient } from "@/lib/integrations/storage/client";
import { fromSource } from "@/tests/support/run/from-source";
import { storageServer } from "./storage-server";
import { storageSettings } from "./storage-settings";

const newDirectory = () => mkdtemp(join(tmpdir(), "earshot-storage-"));

/** The embedded store, served over a socket from its own directory. */
export async function embeddedStorage() {
  const directory = await newDirectory();
  const server = await storageServer();
  const restore = storageSettings({ APP_URL: server.url, DATA_DIR: directory });
  const close = async () => {
    await server.close();
    restore();
    await rm(directory, { recursive: true, force: true });
  };
  return { url: server.url, root: join(directory, "storage"), close };
}

/** The store named by `env`, `S3_ENDPOINT` and its companions; without them the embedded one. */
export async function configuredStorage(env: Record<string, string | undefined> = process.env) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT) return embeddedStorage();
  const restore = storageSettings({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY });
  await storageClient()
    .send(new CreateBucketCommand({ Bucket: config().S3_BUCKET }))
    .catch((error: Error) => {
      if (!error.name.startsWith("Bucket")) throw error;
    });
  return { url: S3_ENDPOINT, close: async () => restore() };
}

/** The embedded store in another process; this one has the same settings, so that it can sign links for it. */
export async function storageProcess() {
  const directory = await newDirectory();
  const { path, execArgv } = fromSource("tests/support/processes/storage-process.ts");
  const child = fork(path, { execArgv, env: { ...process.env, DATA_DIR: directory } });
  const { url } = await answerOf<{ url: string }>(child);
  const restore = storageSettings({ APP_URL: url, DATA_DIR: directory });
  const peakBytes = async () => {
    child.send("peak");
    return (await answerOf<{ peakBytes: number }>(child)).peakBytes;
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const close = async () => {
    await kill();
    restore();
    await rm(directory, { recursive: true, force: true });
  };
  return { root: join(directory, "storage"), peakBytes, kill, close };
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, "exit").then(() => {
    throw new Error("the storage process ended too early");
  });
  const [message] = await Promise.race([once(child, "message"), ended]);
  return message;
}
