import type { Page } from "@playwright/test";

/** The path of the link to join in the newest mail to an address, as the admin finds it in the outbox. */
export async function mailedLink(admin: Page, email: string): Promise<string> {
  const { items } = await (await admin.request.get("/api/settings/outbox")).json();
  const mail = items.find(({ to }: { to: string }) => to === email);
  return new URL(/http\S+\/join\/\w+/.exec(mail.text)?.[0] ?? "").pathname;
}
