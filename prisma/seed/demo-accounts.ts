import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { db, prisma } from "@/lib/db/client";

const PEOPLE = [
  { role: "admin", name: "Dana Whitlock" },
  { role: "member", name: "Joel Abara" },
  { role: "observer", name: "Linh Nguyễn" },
] as const;

/** Those whom a plan has seats for: Free has one, which the admin takes. */
const peopleOf = (plan: Plan) => (plan === "free" ? PEOPLE.filter(({ role }) => role !== "member") : PEOPLE);

/** `admin@pro.earshot.test` and the like. */
export const emailOf = (role: string, plan: Plan): string => `${role}@${plan}.earshot.test`;

/** Makes a demo workspace with its people; answers the context of its admin. */
export async function demoAccounts(plan: Plan, passwordHash: string): Promise<Context> {
  const workspaceId = newId("workspace");
  const people = peopleOf(plan).map(({ role, name }) => ({
    id: newId("user"),
    role,
    name,
    email: emailOf(role, plan),
  }));
  await prisma().$transaction([
    db().workspace.create({ data: { id: workspaceId, name: `Demo ${PLAN_FACTS[plan].label}`, plan } }),
    db().user.createMany({
      data: people.map(({ id, email, name }) => ({ id, email, name, passwordHash, verifiedAt: new Date() })),
    }),
    db().membership.createMany({
      data: people.map(({ id, role }) => ({
        id: newId("membership"),
        workspaceId,
        userId: id,
        role,
        source: role === "admin" ? "created" : "invited",
      })),
    }),
  ]);
  const userId = people[0]?.id ?? "";
  const actor = { kind: "user", userId, role: "admin", sessionId: newId("session") } as const;
  return { requestId: newId("request"), workspaceId, plan, actor };
}
