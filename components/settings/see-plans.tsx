import Link from "next/link";

/** What to do where the plan lacks something. */
export function SeePlans({ mayUpgrade }: { mayUpgrade: boolean }) {
  if (!mayUpgrade) return "An admin can upgrade it.";
  return (
    <Link href="/settings/billing" className="text-primary-text underline underline-offset-4">
      See plans
    </Link>
  );
}
