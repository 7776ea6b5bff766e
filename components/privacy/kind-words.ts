import type { z } from "zod";
import type { Mask as MaskShape, MaskSummaryShape } from "@/lib/api/transcripts/masks";

export type Mask = z.output<typeof MaskShape>;
export type Summary = z.output<typeof MaskSummaryShape>;
export type Kind = Mask["kind"];
export type Status = Mask["status"];

/** The names of the kinds of personal data, in display order. */
export const KINDS: readonly { kind: Kind; one: string; many: string }[] = [
  { kind: "name", one: "Name", many: "Names" },
  { kind: "email", one: "Email address", many: "Email addresses" },
  { kind: "phone", one: "Phone number", many: "Phone numbers" },
  { kind: "address", one: "Address", many: "Addresses" },
  { kind: "card", one: "Card", many: "Cards" },
  { kind: "other", one: "Other", many: "Other" },
];

export const nameOf = (kind: Kind): string => KINDS.find((one) => one.kind === kind)?.one ?? kind;
