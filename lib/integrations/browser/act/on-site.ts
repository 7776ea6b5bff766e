/** Whether an address is of the site that was named: its host, or one below it. */
export function onSite(url: string, target: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (!/^https?:$/.test(protocol)) return true;
  const base = new URL(target).hostname.replace(/^www\./, "");
  return hostname === base || hostname.endsWith(`.${base}`);
}
