import { AppError } from "@/lib/core/errors";

/** The reasons that a refusal can give a provider's program (RFC 7644 §3.12). */
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

/** A request that is refused with 400. `path` is the attribute that it is about, or empty. */
export const refused = (reason: Exclude<ScimType, "uniqueness">, message: string, path = "") =>
  new AppError("invalid", message, { reason, problems: [{ path, message }] });

/** What a refusal says of a value somebody sent: enough of it to be found again, never all of it. */
export const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
