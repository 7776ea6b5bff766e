import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scimCall } from "@/tests/support/scim/call";
import { check, valueAt } from "@/tests/support/scim/check";
import { type Lifecycle, lifecyclesOf, type Step } from "@/tests/support/scim/lifecycle";
import { personState } from "@/tests/support/scim/person-state";
import { scimWorkspace } from "@/tests/support/scim/workspace";

const FOLDER = "tests/fixtures/scim";
const PATIENCE_MS = 300_000;

const filled = <T>(value: T, names: Record<string, unknown>): T => {
  const text = JSON.stringify(value).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!(name in names)) throw new Error(`Nothing was saved as ${name}.`);
    return String(names[name]);
  });
  return JSON.parse(text);
};

async function replay({ setup, steps }: Lifecycle): Promise<void> {
  const { workspaceId, token } = await scimWorkspace(setup);
  const names: Record<string, unknown> = {};
  for (const step of steps) {
    const { method, path, body, headers, expect: expected, state }: Step = filled(step, names);
    const where = `${step.idp} ${step.seq}: ${step.step}`;
    const answer = await scimCall(token, { method, path, body, headers });
    expect([expected.status].flat(), `${where}\n${answer.text}`).toContain(answer.status);
    if (answer.status !== 204) for (const one of expected.checks) check(answer, one, where);
    for (const [name, at] of Object.entries(step.save ?? {})) names[name] = valueAt(answer, at);
    for (const [userName, { role, access }] of Object.entries(state ?? {})) {
      const now = await personState(workspaceId, userName);
      expect(now.access, `${where}: ${userName}`).toBe(access);
      if (role && access !== "none") expect(now.role, `${where}: ${userName}`).toBe(role.toLowerCase());
    }
  }
}

const lifecycles = readdirSync(FOLDER).flatMap((file) => lifecyclesOf(join(FOLDER, file)));

test.each(lifecycles)("$name is answered as its provider needs, request after request", replay, PATIENCE_MS);
