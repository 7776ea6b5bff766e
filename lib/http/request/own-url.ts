import { config } from "@/lib/core/config";

/** The URL if it is one of ours, or else the home page: nobody is ever redirected to another site. */
export function ownUrl(url: string): string {
  const base = new URL(config().APP_URL);
  const target = URL.canParse(url, base) ? new URL(url, base) : base;
  return target.origin === base.origin ? target.href : base.href;
}
