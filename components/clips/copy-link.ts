import { toast } from "@/components/ui/toast";

/** Copies the address of a page of ours. */
export async function copyLink(path: string): Promise<void> {
  await navigator.clipboard.writeText(new URL(path, window.location.href).href);
  toast.success("The link is copied. It opens for people of your workspace.");
}
