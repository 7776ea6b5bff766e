"use client";
import { CreditCard, EllipsisVertical, LogOut, UserRoundMinus, UserRoundPen } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu, type MenuGroup } from "@/components/ui/dialogs/menu";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";
import { type Question, questionOf } from "./questions";
import { asRole, nameOf, ROLES } from "./role-words";
import type { Member, Role } from "./shapes";

type Props = {
  member: Member;
  isSelf: boolean;
  isAdmin: boolean;
  /** Whether a paid seat is free for one more person. */
  isSeatFree: boolean;
  workspaceName: string;
};

/** What an admin can do with a member, and anyone with their own membership. */
export function MemberMenu({ member, isSelf, isAdmin, isSeatFree, workspaceName }: Props) {
  const [asked, setAsked] = useState<Question | null>(null);
  const { busy, run } = useCall();
  const name = nameOf(member);
  const params = { id: member.id };
  const act = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      await work();
      setAsked(null);
      return done;
    });
  const setRole = (role: Role) =>
    act(
      () => call("PATCH /settings/members/{id}", { params, body: { role } }),
      `${isSelf ? "You are" : `${name} is`} now ${asRole(role)}.`,
    );
  const choose = (role: Role) => {
    if (role === member.role) return;
    // People can't undo giving up their own rights.
    if (isSelf) setAsked({ kind: "demote", role });
    else void setRole(role);
  };
  const confirm = () => {
    if (asked?.kind === "demote") return setRole(asked.role);
    if (asked?.kind === "transfer")
      return act(() => call("POST /settings/members/{id}/transfer", { params }), `${name} is now an admin.`);
    // A full page load: it leads to another workspace, or out.
    if (asked?.kind === "leave")
      return act(
        () => call("DELETE /settings/members/{id}", { params }).then(() => window.location.assign("/")),
        "You left the workspace.",
      );
    return act(() => call("DELETE /settings/members/{id}", { params }), `${name} was removed.`);
  };
  const groups: MenuGroup[] = [];
  const rolesProvider = member.provider?.setsRole ? (member.provider.name ?? "The provider") : null;
  const lacksSeat = isAdmin && !rolesProvider && member.role === "observer" && !isSeatFree;
  if (isAdmin && !rolesProvider)
    groups.push({
      heading: "Role",
      items: [
        ...ROLES.map(({ value, title }) => ({
          label: title,
          checked: value === member.role,
          disabled: lacksSeat && value !== "observer",
          onSelect: () => choose(value),
        })),
        lacksSeat && { label: "Change the plan", icon: CreditCard, href: "/settings/billing" },
      ],
    });
  if (isAdmin && !isSelf && member.role !== "admin" && !rolesProvider)
    groups.push({
      items: [
        { label: "Hand over your admin role", icon: UserRoundPen, onSelect: () => setAsked({ kind: "transfer" }) },
      ],
    });
  groups.push({
    items: [
      isSelf
        ? { label: "Leave workspace", icon: LogOut, danger: true, onSelect: () => setAsked({ kind: "leave" }) }
        : { label: "Remove", icon: UserRoundMinus, danger: true, onSelect: () => setAsked({ kind: "remove" }) },
    ],
  });
  const note = lacksSeat
    ? "No paid seat is free."
    : isAdmin && rolesProvider
      ? `${rolesProvider} sets the role by group.`
      : undefined;
  return (
    <>
      <Menu
        trigger={
          <Button tone="ghost" size="icon" aria-label={isSelf ? "Your membership" : `More actions for ${name}`}>
            <EllipsisVertical />
          </Button>
        }
        header={note && <p className="max-w-52 text-muted-foreground text-sm">{note}</p>}
        groups={groups}
      />
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        {...questionOf(asked, { name, role: member.role, workspaceName, provider: member.provider })}
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
