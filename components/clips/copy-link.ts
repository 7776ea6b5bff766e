import { copyText } from "@/components/ui/copy/copy-text";

/** Copies the address of one of our pages. */
export async function copyLink(path: string): Promise<void> {
  const { href } = new URL(path, window.location.href);
  await copyText(href, "Link copied. It opens for people in your workspace.");
}
