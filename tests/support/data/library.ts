import { vi } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { complete } from "@/lib/services/uploads/complete";
import { start } from "@/lib/services/uploads/start";
import { storageServer } from "@/tests/support/storage/storage-server";
import { storageSettings } from "@/tests/support/storage/storage-settings";

/**
 * The embedded file store behind a socket, with the test file's database; `env` adds settings. Returns what closes it,
 * which Vitest calls at the end if `beforeAll` returns it.
 */
export async function libraryServer(env: Record<string, string> = {}) {
  const server = await storageServer();
  const restore = storageSettings({ ...process.env, APP_URL: server.url, ...env });
  return async () => {
    restore();
    await server.close();
  };
}

/** The same, with the jobs that work on what is uploaded. */
export async function libraryWithJobs(env: Record<string, string> = {}) {
  const close = await libraryServer(env);
  await startJobs();
  return async () => {
    await stopJobs();
    await close();
  };
}

type Sent = {
  name: string;
  bytes: string | Uint8Array<ArrayBuffer>;
  contentType?: string;
  projectId?: string;
  language?: string;
};

/** Starts an upload and sends its bytes as a browser would. */
export async function send(ctx: Context, { bytes, contentType = "", ...file }: Sent) {
  const body = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  const upload = await start(ctx, { ...file, contentType, sizeBytes: body.length });
  const { status } = await fetch(upload.url, { method: upload.method, headers: upload.headers, body });
  if (status !== 200) throw new Error(`The file store answered ${status}.`);
  return upload;
}

/** An uploaded and completed file. */
export async function addFile(ctx: Context, file: Sent): Promise<string> {
  const { fileId } = await send(ctx, file);
  await complete(ctx, fileId);
  return fileId;
}

/** Waits until the jobs are done with the file. */
export const settled = (fileId: string, timeout = 25_000) =>
  vi.waitFor(
    async () => {
      const file = await db().file.findUniqueOrThrow({ where: { id: fileId }, include: { transcript: true } });
      if (file.status === "processing" || file.status === "uploading") throw new Error(`The file is ${file.status}.`);
      return file;
    },
    { timeout, interval: 20 },
  );
