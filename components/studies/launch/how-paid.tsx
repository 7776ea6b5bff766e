import Link from "next/link";

/** How the total is paid. */
export function HowPaid() {
  return (
    <p className="text-pretty text-muted-foreground text-sm">
      Charged to the workspace’s saved card. Without one you are taken to a checkout page, and the study launches once
      it is paid.{" "}
      <Link href="/settings/billing" className="text-primary-text underline underline-offset-2">
        Billing
      </Link>
    </p>
  );
}
