import type { Connection, Domain, Scim } from "./shapes";

export type Step = "domain" | "check" | "connect" | "test" | "provisioning";

type Facts = {
  domains: Pick<Domain, "state">[];
  connection: Pick<Connection, "testedAt"> | null;
  scim: Pick<Scim, "enabled">;
};

/** The step that setting up is at: its button is the page's one primary action. Null once everything is set up. */
export function nextStep({ domains, connection, scim }: Facts): Step | null {
  if (domains.length === 0) return "domain";
  if (!domains.some(({ state }) => state === "verified")) return "check";
  if (!connection) return "connect";
  if (connection.testedAt === null) return "test";
  return scim.enabled ? null : "provisioning";
}
