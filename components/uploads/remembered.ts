import { z } from "zod";
import { nameOf, type Source } from "./source";

const LASTS_MS = 7 * 24 * 3600_000;

const Remembered = z.object({
  uploadId: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  lastModified: z.number(),
  projectId: z.string().nullable(),
  startedAtMs: z.number(),
});
/** A multipart upload that this browser started: enough to recognize its file, none of its content. */
export type Remembered = z.infer<typeof Remembered>;

/** Keeps a workspace's uploads across reloads. If the browser stores nothing, there is nothing to resume. */
export class RememberedUploads {
  constructor(private readonly workspaceId: string) {}

  list(nowMs = Date.now()): Remembered[] {
    try {
      const all = z.array(Remembered).parse(JSON.parse(localStorage.getItem(this.#key) ?? "[]"));
      return all.filter(({ startedAtMs }) => nowMs - startedAtMs < LASTS_MS);
    } catch {
      return [];
    }
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
    try {
      if (all.length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(all));
    } catch {
      // Storage is full or forbidden: the upload continues, but can't be resumed after a reload.
    }
  }
}

/** Whether this is the file that the upload started with; its folders may be missing this time. */
export const isFileOf = (one: Remembered, { file, path }: Pick<Source, "file" | "path">): boolean =>
  one.sizeBytes === file.size &&
  one.lastModified === file.lastModified &&
  (one.name === nameOf({ path }) || one.name.endsWith(`/${file.name}`));
