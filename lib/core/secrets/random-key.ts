const BYTES = 6;

/**
 * Twelve random characters, for what only has to differ from its siblings. Pages without TLS can make them too:
 * browsers give those no `randomUUID`.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
