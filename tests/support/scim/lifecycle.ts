import { readFileSync } from "node:fs";

/** `eq ne absent len type contains matches emptyOrAbsent`, on a path of the response or `header:name`. */
export type Check = [path: string, op: string, value?: unknown];

export type Setup = {
  verifiedDomains: string[];
  ssoDefaultRole: "Admin" | "Member" | "Observer";
  paidSeats: number;
  owners: string[];
  plan?: "Scale" | "Team" | "Pro" | "Free";
  scimEnabled?: boolean;
};

export type PersonState = { role?: string; access: "member" | "invited" | "none" };

/** A recorded request of a provider and the expected response. */
export type Step = {
  idp: string;
  seq: number;
  step: string;
  method: string;
  path: string;
  body?: unknown;
  /** If the value is null, the header isn't sent at all, even if the client would by default. */
  headers?: Record<string, string | null>;
  setup?: Setup;
  expect: { status: number | number[]; checks: Check[] };
  save?: Record<string, string>;
  state?: Record<string, PersonState>;
  note?: string;
};

export type Lifecycle = { name: string; setup: Setup; steps: Step[] };

/**
 * The lifecycles in a file of recorded requests, each with its own domain: an address is one account, and a verified
 * domain belongs to one workspace.
 */
export function lifecyclesOf(file: string): Lifecycle[] {
  const found: Lifecycle[] = [];
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const own = `${(JSON.parse(line) as Step).idp}.test`;
    const text = line.replaceAll("acme.test", own).replaceAll(/acme\.test/gi, own.toUpperCase());
    const step = JSON.parse(text) as Step;
    if (step.seq === 1 && step.setup) found.push({ name: step.idp, setup: step.setup, steps: [] });
    const lifecycle = found.at(-1);
    if (lifecycle?.name !== step.idp) throw new Error(`${file}: ${step.idp} begins without a set-up.`);
    lifecycle.steps.push(step);
  }
  return found;
}
