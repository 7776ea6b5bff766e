"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";

type Props = { id: string; domain: string; isNext: boolean };

/** Looks up the DNS record now; what is missing is then shown next to the domain. */
export function CheckDomain({ id, domain, isNext }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    await call("POST /settings/domains/{id}/verify", { params: { id } }).then(
      () => toast.success(`${domain} is verified.`),
      (thrown) => toast.failed(thrown),
    );
    setBusy(false);
    // The time of the lookup is stored either way.
    router.refresh();
  };
  return (
    <Button
      size="small"
      tone={isNext ? "primary" : "secondary"}
      busy={busy}
      aria-label={`Check ${domain} now`}
      onClick={() => void check()}
    >
      Check now
    </Button>
  );
}
