import { entra } from "./entra";
import { google } from "./google";
import type { Guide } from "./guide";
import { jumpcloud } from "./jumpcloud";
import { okta } from "./okta";
import { onelogin } from "./onelogin";

/**
 * The providers that most companies use; others need the same addresses. docs/provisioning.md is generated from these
 * too.
 */
export const GUIDES: readonly Guide[] = [entra, okta, onelogin, google, jumpcloud];
