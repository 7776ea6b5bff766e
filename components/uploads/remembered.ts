import { readLocal, writeLocal } from "@/components/ui/hooks/local-storage";
import { nameOf, type Source } from "./source";

const LASTS_MS = 7 * 24 * 3600_000;

/** A multipart upload that this browser started: enough to recognize its file, none of its content. */
export type Remembered = {
  uploadId: string;
  name: string;
  sizeBytes: number;
  lastModified: number;
  projectId: string | null;
  startedAtMs: number;
};

/**
 * Keeps a workspace's uploads across reloads. If the browser stores nothing, uploads continue, but can't be resumed.
 */
export class RememberedUploads {
  constructor(private readonly workspaceId: string) {}

  list(nowMs = Date.now()): Remembered[] {
    const kept = readLocal(this.#key);
    const all = Array.isArray(kept) ? kept.filter(isRemembered) : [];
    return all.filter(({ startedAtMs }) => nowMs - startedAtMs < LASTS_MS);
  }

  find({ file, path, projectId }: Source): Remembered | undefined {
    return this.list().find((one) => one.projectId === projectId && isFileOf(one, { file, path }));
  }

  add({ file, path, projectId }: Source, uploadId: string, startedAtMs = Date.now()): void {
    const { size: sizeBytes, lastModified } = file;
    this.#save([...this.list(), { uploadId, name: nameOf({ path }), sizeBytes, lastModified, projectId, startedAtMs }]);
  }

  forget(uploadId: string): void {
    this.#save(this.list().filter((one) => one.uploadId !== uploadId));
  }

  get #key() {
    return `earshot.uploads.${this.workspaceId}`;
  }

  #save(all: Remembered[]): void {
    writeLocal(this.#key, all.length === 0 ? null : all);
  }
}

/** Whether this is the file that the upload started with; its folders may be missing this time. */
export const isFileOf = (one: Remembered, { file, path }: Pick<Source, "file" | "path">): boolean =>
  one.sizeBytes === file.size &&
  one.lastModified === file.lastModified &&
  (one.name === nameOf({ path }) || one.name.endsWith(`/${file.name}`));

/** Extensions, older versions of this page and people write there too. */
function isRemembered(value: unknown): value is Remembered {
  const { uploadId, name, sizeBytes, lastModified, projectId, startedAtMs } = (value ?? {}) as Partial<Remembered>;
  return (
    [uploadId, name, projectId ?? ""].every((text) => typeof text === "string") &&
    [sizeBytes, lastModified, startedAtMs].every((number) => typeof number === "number")
  );
}
