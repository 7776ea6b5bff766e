/** An id for a newly added part of a guide or screener; it only has to differ from its siblings'. */
export function shortId(prefix: "q" | "s"): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${prefix}_${Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("")}`;
}
