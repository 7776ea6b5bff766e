/** Whether a URL belongs to the site: its host, or a subdomain of it. */
export function onSite(url: string, target: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (!/^https?:$/.test(protocol)) return true;
  const base = new URL(target).hostname.replace(/^www\./, "");
  return hostname === base || hostname.endsWith(`.${base}`);
}
