/** An id for a part of a guide or screener that was just added; unlike its neighbours' is enough. */
export function shortId(prefix: "q" | "s"): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${prefix}_${Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("")}`;
}
