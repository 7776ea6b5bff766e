import { AppError } from "@/lib/core/errors";
import { SSO_REFUSALS, type SsoRefusal } from "@/lib/core/sso-refusals";

/** Throws this where single sign-on lets somebody not in; the page they are sent to says the sentence. */
export class SsoRefused extends AppError {
  constructor(readonly code: SsoRefusal) {
    super("forbidden", SSO_REFUSALS[code], { reason: code });
  }
}
