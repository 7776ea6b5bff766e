"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { asRole } from "@/components/settings/members/role-words";
import type { Role } from "@/components/settings/members/shapes";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { SettingCard } from "@/components/ui/setting-card";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";

type Invitation = { id: string; workspaceName: string; role: Role; inviter: string | null };
type Props = { invitations: Invitation[]; goTo: string };

/** Open invitations to the person's address, to accept or decline. */
export function OwnInvitations({ invitations, goTo }: Props) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const [answered, setAnswered] = useState("");
  const answer = (id: string, act: () => Promise<void>) => {
    setAnswered(id);
    // One that is over by now disappears.
    void run(act).then((done) => done || router.refresh());
  };
  const join = (id: string) =>
    answer(id, async () => {
      const { next } = await call("POST /settings/profile/invitations/{id}/accept", { params: { id } });
      window.location.assign(next === "open" ? goTo : "/sign-in?joined");
    });
  const decline = (id: string, workspaceName: string) =>
    answer(id, async () => {
      await call("POST /settings/profile/invitations/{id}/decline", { params: { id } });
      toast.success(`You declined the invitation to ${workspaceName}.`);
      router.refresh();
    });
  return (
    <SettingCard title={invitations.length === 1 ? "You’re invited" : "Your invitations"}>
      <Failure text={error} />
      <ul className="wrap-anywhere divide-y rounded-md border">
        {invitations.map(({ id, workspaceName, role, inviter }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5">
            <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
              <span className="font-medium">{workspaceName}</span>
              <span className="text-muted-foreground text-sm">
                {inviter ?? "An admin"} invites you as {asRole(role)}.
              </span>
            </div>
            <div className="flex gap-2">
              <Button
                aria-label={`Decline the invitation to ${workspaceName}`}
                disabled={busy}
                onClick={() => decline(id, workspaceName)}
              >
                Decline
              </Button>
              <Button
                tone="primary"
                aria-label={`Join ${workspaceName}`}
                busy={busy && answered === id}
                disabled={busy}
                onClick={() => join(id)}
              >
                Join
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </SettingCard>
  );
}
