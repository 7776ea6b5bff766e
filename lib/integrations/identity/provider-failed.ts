/** Why a sign-in at a provider came to nothing, in a sentence for the admin who tests it; it holds no secret. */
export class ProviderFailed extends Error {
  override readonly name = "ProviderFailed";
}

/** An OAuth error code as the provider sent it (RFC 6749 §5.2), if that is what it is. */
export const errorCode = (given: unknown): string | null =>
  typeof given === "string" && /^[a-z0-9_.-]{1,60}$/i.test(given) ? given : null;
