import { AppError } from "@/lib/core/errors";
import { SSO_REFUSALS, type SsoRefusal } from "@/lib/core/sso/sso-refusals";

/** Thrown if single sign-on refuses someone; the page they are sent to shows the message. */
export class SsoRefused extends AppError {
  constructor(readonly code: SsoRefusal) {
    super("forbidden", SSO_REFUSALS[code], { reason: code });
  }
}
