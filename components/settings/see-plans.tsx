import Link from "next/link";
import { linkLook } from "@/components/ui/links/link-look";

/** What to do if the plan lacks something. */
export function SeePlans({ mayUpgrade }: { mayUpgrade: boolean }) {
  if (!mayUpgrade) return "An admin can upgrade it.";
  return (
    <Link href="/settings/billing" className={linkLook}>
      See plans
    </Link>
  );
}
