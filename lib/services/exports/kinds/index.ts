import { invalid } from "@/lib/core/errors";
import type { ExportKind } from "../kind";
import { clip } from "./clip";
import { note } from "./note";
import { readout } from "./readout";
import { reel } from "./reel";
import { report } from "./report";

/** Every kind of export: one file each, listed here once. */
const KINDS = { clip, reel, readout, report, note } satisfies Record<string, ExportKind>;

export type ExportableKind = keyof typeof KINDS;

/** Throws `invalid` for an unknown kind or format. */
export function kindOf(name: string, format: string): ExportKind {
  const kind: ExportKind | undefined = Object.hasOwn(KINDS, name) ? KINDS[name as ExportableKind] : undefined;
  if (!kind?.formats.includes(format))
    throw invalid("format", `This can be exported as ${kind ? kind.formats.join(", ") : "nothing"}.`);
  return kind;
}
