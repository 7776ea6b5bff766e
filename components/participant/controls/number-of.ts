/** The number that a person wrote, with a point or a comma; null when it is none. */
export function numberOf(text: string): number | null {
  const trimmed = text.trim();
  return /^[-+]?\d{1,15}([.,]\d{1,6})?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
}
