import Link from "next/link";
import { AuthFrame } from "@/components/auth/auth-frame";
import { Button } from "@/components/ui/button";

/** An invitation that can no longer be accepted, or never could. */
export function Over({ title, lead }: { title: string; lead: string }) {
  return (
    <AuthFrame title={title} lead={lead}>
      <Button asChild size="large">
        <Link href="/">Go to Earshot</Link>
      </Button>
    </AuthFrame>
  );
}
