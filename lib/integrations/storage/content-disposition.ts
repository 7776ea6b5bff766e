/** Types that a browser plays or shows without running anything, which excludes SVG, HTML and PDF. */
const SHOWN_INLINE = /^(audio\/|video\/|image\/(png|jpeg|gif|webp|avif)$)/i;

const encode = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Control characters, halves of surrogate pairs, and marks that change the reading direction (`exe.txt` for `txt.exe`).
 */
const UNFIT = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

const MOST_CHARACTERS = 200;

/** Cut before its ending, by which programs know what it is. */
function cut(name: string): string {
  if (name.length <= MOST_CHARACTERS) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? "";
  return name.slice(0, MOST_CHARACTERS - ending.length) + ending;
}

/** RFC 6266: an ASCII name for old clients, and the real one as in RFC 8187. Never inline for what could run. */
export function contentDisposition(fileName: string, contentType: string, inline: boolean): string {
  const kind = inline && SHOWN_INLINE.test(contentType) ? "inline" : "attachment";
  const name = cut(fileName).replace(UNFIT, "").replace(/[/\\]/g, "_") || "file";
  const ascii = name.replace(/[^ -~]|["%]/g, "_");
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encode(name)}`;
}
