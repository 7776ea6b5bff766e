import { AppError } from "@/lib/core/errors";
import { cutText } from "@/lib/core/text/cut-text";

/** The reasons that a refusal can give (RFC 7644 §3.12). */
export const SCIM_TYPES = [
  "invalidFilter",
  "invalidPath",
  "invalidSyntax",
  "invalidValue",
  "mutability",
  "noTarget",
  "tooMany",
  "uniqueness",
] as const;
export type ScimType = (typeof SCIM_TYPES)[number];

/** A 400 refusal. `path` is the attribute that it is about, or empty. */
export const refused = (reason: Exclude<ScimType, "uniqueness">, message: string, path = "") =>
  new AppError("invalid", message, { reason, problems: [{ path, message }] });

/** How a refusal quotes a value: enough to recognize it, never all of it. */
export const shown = (text: string): string => (text.length > 60 ? `${cutText(text, 60)}…` : text);
