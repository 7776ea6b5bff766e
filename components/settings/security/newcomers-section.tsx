"use client";
import { useState } from "react";
import { ROLES } from "@/components/settings/members/role-words";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { useCall } from "@/components/ui/hooks/use-call";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { call } from "@/lib/api/client/call";
import type { Role, Scim } from "./shapes";

/** Nobody should become an admin just by joining, so this choice is shown only if it is already set. */
const choicesFor = (role: Role) => ROLES.filter(({ value }) => value !== "admin" || role === "admin");

/** The role of anyone who joins without one, through single sign-on and provisioning alike. */
export function NewcomersSection({ scim }: { scim: Pick<Scim, "enabled" | "defaultRole"> }) {
  const [role, setRole] = useState(scim.defaultRole);
  const { busy, run } = useCall();
  const choose = async (to: Role) => {
    setRole(to);
    const isSaved = await run(async () => {
      await call("PUT /settings/scim", { body: { enabled: scim.enabled, defaultRole: to } });
      return `New people now join as ${to}s.`;
    });
    if (!isSaved) setRole(scim.defaultRole);
  };
  return (
    <Section title="Default role">
      <p className="text-pretty text-muted-foreground">
        People who join through single sign-on or your provider get this role until a group or an admin changes it.
      </p>
      <Panel className="p-4">
        <RadioCards
          legend="Default role"
          hideLegend
          choices={choicesFor(scim.defaultRole)}
          value={role}
          busy={busy}
          onChange={(to) => void choose(to)}
          className="pair:grid-cols-2"
        />
      </Panel>
    </Section>
  );
}
