/**
 * A title as a file name. Browsers put an underscore for what some systems don't allow in one, such as a question mark.
 */
export function fileNameOf(title: string, format: string): string {
  const name = title
    .slice(0, 100)
    .replace(/[\\/:*?"<>|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return `${name || "Export"}.${format}`;
}
