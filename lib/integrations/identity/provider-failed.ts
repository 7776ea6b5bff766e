/** Why a sign-in at a provider failed, in a sentence for the admin who tests it, without secrets. */
export class ProviderFailed extends Error {
  override readonly name = "ProviderFailed";
}

/** An OAuth error code sent by the provider (RFC 6749 §5.2), if it is one. */
export const errorCode = (given: unknown): string | null =>
  typeof given === "string" && /^[a-z0-9_.-]{1,60}$/i.test(given) ? given : null;
