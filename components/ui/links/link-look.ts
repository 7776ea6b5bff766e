/** A link within a sentence. */
export const linkLook = "rounded-sm text-primary-text underline underline-offset-4 hover:decoration-2";
