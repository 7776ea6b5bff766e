import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { MemberRole } from "@/lib/services/members/record";
import { seats } from "@/lib/services/members/seats";
import { scimCall } from "@/tests/support/scim/call";
import { groupOf, provisioned, scimTeam } from "@/tests/support/scim/team";

const SEATS = 3;
const PEOPLE = 4;
const PATIENCE_MS = 300_000;
const ROLES: MemberRole[] = ["admin", "member", "observer"];
const NAMES: Record<MemberRole, string> = { admin: "Eva Admins", member: "Eva Members", observer: "Eva Observers" };

type Place = { role: MemberRole; active: boolean };
type Model = { places: Place[]; groups: Record<MemberRole, number[]> };
type Step = { act: "add" | "remove" | "replace" | "push" | "off" | "on"; group: MemberRole; on: number; all: number[] };

const paid = (role: MemberRole) => role !== "observer";
const used = ({ places }: Model) => places.filter(({ active, role }) => active && paid(role)).length;
const admins = ({ places }: Model) => places.filter(({ active, role }) => active && role === "admin").length;

/** Who is in the step's group afterwards. */
function wanted({ groups }: Model, { act, group, on, all }: Step): number[] {
  if (act === "replace") return [...new Set(all)];
  return act === "add" ? [...new Set([...groups[group], on])] : groups[group].filter((one) => one !== on);
}

/** What the rules say about a step: the model after it, or null if it is refused. */
function expected(model: Model, step: Step, usual: MemberRole): Model | null {
  const next = structuredClone(model);
  const { act, group, on } = step;
  const place = next.places[on] as Place;
  if (act === "push") next.groups[group] = [];
  else if (act === "off" || act === "on") place.active = act === "on";
  else {
    next.groups[group] = wanted(model, step);
    const [before, after] = [model.groups[group], next.groups[group]];
    next.places.forEach((one, at) => {
      if (after.includes(at) && !before.includes(at)) one.role = group;
      if (before.includes(at) && !after.includes(at) && one.role === group)
        one.role = group === "admin" && usual === "admin" ? "member" : usual;
    });
  }
  const losesAdmin = model.places.some((one, at) => {
    const { active, role } = next.places[at] as Place;
    return one.active && one.role === "admin" && !(active && role === "admin");
  });
  if (losesAdmin && admins(next) === 0) return null;
  return used(next) > used(model) && used(next) > SEATS ? null : next;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom("add", "add", "remove", "replace", "push", "off", "on"),
  group: fc.constantFrom(...ROLES),
  on: fc.nat({ max: PEOPLE - 1 }),
  all: fc.array(fc.nat({ max: PEOPLE - 1 }), { maxLength: PEOPLE }),
});

/** One admin at the start, three observers assigned by the provider, and a group for each role. */
async function start(usual: MemberRole) {
  const { workspaceId, token, domain, admin } = await scimTeam({ paidSeats: SEATS, ssoDefaultRole: "Observer" });
  const ids = [admin.scimId];
  for (let at = 1; at < PEOPLE; at++) ids.push(await provisioned(token, `p${at}@${domain}`));
  const groups = {} as Record<MemberRole, string>;
  for (const role of ROLES) groups[role] = await groupOf(token, NAMES[role]);
  await db().scimDirectory.update({ where: { workspaceId }, data: { defaultRole: usual } });
  return { workspaceId, token, ids, groups };
}
type World = Awaited<ReturnType<typeof start>>;

async function perform({ token, ids, groups }: World, { act, group, on, all }: Step): Promise<number> {
  const send = async (method: string, path: string, body?: unknown) =>
    (await scimCall(token, { method, path, body })).status;
  const id = ids[on] ?? "";
  const path = `/Groups/${groups[group]}`;
  if (act === "add")
    return send("PATCH", path, { Operations: [{ op: "add", path: "members", value: [{ value: id }] }] });
  if (act === "remove")
    return send("PATCH", path, { Operations: [{ op: "remove", path: `members[value eq "${id}"]` }] });
  if (act === "replace")
    return send("PUT", path, { displayName: NAMES[group], members: all.map((at) => ({ value: ids[at] })) });
  if (act !== "push")
    return send("PATCH", `/Users/${id}`, { Operations: [{ op: "replace", value: { active: act === "on" } }] });
  await send("DELETE", path);
  groups[group] = await groupOf(token, NAMES[group]);
  return 204;
}

/** The stored state as the model sees it. */
async function stored({ workspaceId, ids, groups }: World): Promise<Model> {
  const people = await db().scimUser.findMany({ where: { workspaceId }, include: { membership: true } });
  const members = await db().scimGroupMember.findMany({ where: { group: { workspaceId } } });
  const places = ids.map((id) => {
    const { membership } = people.find((one) => one.id === id) ?? {};
    return { role: membership?.role as MemberRole, active: membership?.active ?? false };
  });
  const inside = (role: MemberRole) =>
    ids.flatMap((id, at) => (members.some((one) => one.userId === id && one.groupId === groups[role]) ? [at] : []));
  return { places, groups: { admin: inside("admin"), member: inside("member"), observer: inside("observer") } };
}

const sorted = ({ places, groups }: Model): Model => ({
  places,
  groups: {
    admin: groups.admin.toSorted((a, b) => a - b),
    member: groups.member.toSorted((a, b) => a - b),
    observer: groups.observer.toSorted((a, b) => a - b),
  },
});

test(
  "whatever a provider does in whatever order, groups, roles, seats and the last admin are as the rules say",
  async () => {
    const run = fc.array(step, { minLength: 15, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ROLES), run, async (usual, steps) => {
        const world = await start(usual);
        let model = await stored(world);
        for (const one of steps) {
          const next = expected(model, one, usual);
          const status = await perform(world, one);
          expect(status >= 400, JSON.stringify({ one, usual, status, model })).toBe(next === null);
          if (next === null) expect(status).toBe(403);
          model = next ?? model;
          expect(await stored(world), JSON.stringify({ one, usual })).toEqual(sorted(model));
          expect((await seats(world.workspaceId)).used).toBe(used(model));
        }
      }),
      { numRuns: 6 },
    );
  },
  PATIENCE_MS,
);

test(
  "whatever it does at once, seats stay within the plan, one admin stays, and no call fails by a fault of ours",
  async () => {
    const run = fc.array(step, { minLength: 10, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(run, async (steps) => {
        const world = await start("observer");
        const quiet = steps.filter(({ act }) => act !== "push");
        const statuses = await Promise.all(quiet.map((one) => perform(world, one)));
        for (const status of statuses) expect([200, 204, 403]).toContain(status);
        const model = await stored(world);
        expect(used(model)).toBeLessThanOrEqual(SEATS);
        expect(admins(model)).toBeGreaterThan(0);
      }),
      { numRuns: 5 },
    );
  },
  PATIENCE_MS,
);
