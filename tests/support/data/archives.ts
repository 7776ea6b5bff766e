import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { open } from "@/lib/integrations/storage/storage";
import { advance } from "@/lib/services/workspaces/archive/advance";

/** Stops wherever it can: after each part, even in the middle of a file. */
export const OFTEN = { usualMs: -1, mostMs: -1 };
const USUAL = { usualMs: 60_000, mostMs: 60_000 };

/** Does what the job does, until there is no more to do; returns in how many steps. */
export async function runArchive(workspaceId: string, id: string, limits = USUAL): Promise<number> {
  for (let stretches = 1; ; stretches++)
    if ((await advance(systemContext("make-archive", workspaceId), id, limits)) === "done") return stretches;
}

type Unpacked = Map<string, Buffer>;

/** The contents of an archive's ZIP, by path, read as any program would: through the directory at its end. */
export async function unpack(id: string): Promise<Unpacked> {
  const { storageKey } = await db().workspaceArchive.findUniqueOrThrow({ where: { id } });
  const bytes = await buffer(await open(storageKey ?? ""));
  const zip = await yauzl.fromBufferPromise(bytes);
  const files: Unpacked = new Map();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** The objects of a kind. */
export const linesOf = (files: Unpacked, name: string): Record<string, unknown>[] =>
  (files.get(`data/${name}.jsonl`) ?? Buffer.alloc(0))
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

type Manifest = { moment: string; files: { path: string; bytes: number; sha256: string; lines?: number }[] };
export const manifestOf = (files: Unpacked): Manifest => JSON.parse(String(files.get("manifest.json")));
