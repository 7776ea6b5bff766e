import type { Context } from "@/lib/core/context";

/** A request: options are specific to the kind, as validated by its surface. */
export type ExportWish = { subjectId: string; format: string; options: Record<string, unknown> };

/** What the file will be. Two requests with the same `fingerprint` would produce the same bytes. */
export type ExportPlan = { fileName: string; contentType: string; fingerprint: string };

/** Bytes of a document, or a file that was written into the folder. */
export type Made = { bytes: Uint8Array } | { path: string };

/**
 * A kind of export. `lane`: work of one lane is done one after the other in the whole installation, so that documents
 * need not wait for films. `plan` refuses what can't be made (`not_found`, `invalid`, `conflict`) and is quick; `make`
 * runs in a job, may be repeated at any time, and writes into `folder` only, which is removed after it.
 */
export type ExportKind = {
  /** Of the subject, which is held while the request is stored: whoever deletes it then finds the request, too. */
  table: "clip" | "reel" | "report" | "study" | "note";
  formats: readonly string[];
  lane(format: string): "media" | "document";
  plan(ctx: Context, wish: ExportWish): Promise<ExportPlan>;
  make(ctx: Context, wish: ExportWish, folder: string): Promise<Made>;
};
