import fc from "fast-check";
import { expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { changeRole } from "@/lib/services/members/change-role";
import { accept } from "@/lib/services/members/invitations/accept";
import { cancel } from "@/lib/services/members/invitations/cancel";
import { createOne } from "@/lib/services/members/invitations/create-one";
import type { MemberRole } from "@/lib/services/members/record";
import { remove } from "@/lib/services/members/remove";
import { restore } from "@/lib/services/members/restore";
import { seats } from "@/lib/services/members/seats";
import { transfer } from "@/lib/services/members/transfer";
import { mailedToken, membershipOf } from "@/tests/support/data/members";
import { makePerson, makeSession, makeWorkspace, type Person } from "@/tests/support/factories";

const SEATS = 3;
const PATIENCE_MS = 120_000;
type Place = { role: MemberRole; active: boolean };
type Model = { places: (Place | null)[]; invited: (MemberRole | null)[] };
type Step = {
  by: number;
  on: number;
  role: MemberRole;
  act: "role" | "remove" | "restore" | "transfer" | "invite" | "cancel" | "accept";
};

const paid = (role: MemberRole) => role !== "observer";
const used = ({ places, invited }: Model) =>
  places.filter((place) => place?.active && paid(place.role)).length +
  invited.filter((role) => role && paid(role)).length;
const isLastAdmin = ({ places }: Model, at: number) =>
  places.every((place, other) => other === at || !place?.active || place.role !== "admin");

/** What the rules say about a step: the model after it, or null if it is refused. */
function expected(model: Model, { act, by, on, role }: Step): Model | null {
  const next: Model = structuredClone(model);
  const [me, place, invitation] = [next.places[by], next.places[on], next.invited[on]];
  const isFull = used(model) >= SEATS;
  if (act === "accept") {
    if (!invitation) return null;
    next.invited[on] = null;
    if (!place?.active) next.places[on] = { role: invitation, active: true };
    return next;
  }
  const leaves = act === "remove" && by === on;
  if (!me?.active || (me.role !== "admin" && !leaves)) return null;
  if (act === "invite") {
    if (place?.active || (invitation && invitation !== role) || (!invitation && paid(role) && isFull)) return null;
    next.invited[on] = role;
    return next;
  }
  if (act === "cancel") {
    if (!invitation) return null;
    next.invited[on] = null;
    return next;
  }
  if (!place) return null;
  if (act === "restore") {
    if (place.active) return next;
    next.invited[on] = null;
    if (paid(place.role) && used(next) >= SEATS) return null;
    place.active = true;
    return next;
  }
  if (!place.active) return null;
  if (act === "transfer") {
    if (place.role === "admin") return null;
    [me.role, place.role] = [place.role, "admin"];
    return next;
  }
  if (place.role === "admin" && (act === "remove" || role !== "admin") && isLastAdmin(model, on)) return null;
  if (act === "role" && paid(role) && !paid(place.role) && isFull) return null;
  if (act === "role") place.role = role;
  else place.active = false;
  return next;
}

const PEOPLE = 4;
const person = fc.nat({ max: PEOPLE - 1 });
const step: fc.Arbitrary<Step> = fc.record({
  by: person,
  on: person,
  role: fc.constantFrom<MemberRole>("admin", "member", "observer"),
  act: fc.constantFrom("role", "remove", "restore", "transfer", "invite", "cancel", "accept"),
});

/** Two members at the start, the first of them an admin; the others have accounts elsewhere. */
async function start() {
  const workspace = await makeWorkspace("pro");
  const inside = [await makePerson(workspace, "admin"), await makePerson(workspace, "member")];
  const outside = await Promise.all([0, 1].map(async () => makePerson(await makeWorkspace())));
  const everybody = [...inside, ...outside];
  return { workspaceId: workspace.id, everybody };
}

async function perform(workspaceId: string, everybody: Person[], { act, by, on, role }: Step): Promise<unknown> {
  const [actor, other] = [everybody[by], everybody[on]] as [Person, Person];
  const { id: userId, email } = other;
  const mine = await db().membership.findFirst({ where: { workspaceId, userId: actor.id, active: true } });
  const open = await db().memberInvitation.findFirst({
    where: { workspaceId, email, acceptedAt: null, cancelledAt: null },
  });
  if (act === "accept") {
    const token = open ? await mailedToken(email) : "none";
    return accept({ token, sessionToken: await makeSession(other) }, "req_test");
  }
  // Admission lets in only members.
  if (!mine) throw new AppError("unauthenticated", "Not a member.");
  const ctx = { ...actor.ctx, workspaceId, actor: { ...actor.ctx.actor, role: mine.role } } as Context;
  if (act === "invite") return createOne(ctx, { email, role });
  if (act === "cancel") return cancel(ctx, open?.id ?? "none");
  const id = (await db().membership.findFirst({ where: { workspaceId, userId } }))?.id ?? "none";
  if (act === "role") return changeRole(ctx, id, role);
  return { remove, restore, transfer }[act](ctx, id);
}

/** The stored state as the model sees it. */
async function stored(workspaceId: string, everybody: Person[]): Promise<Model> {
  const memberships = await db().membership.findMany({ where: { workspaceId } });
  const open = await db().memberInvitation.findMany({ where: { workspaceId, acceptedAt: null, cancelledAt: null } });
  const placeOf = ({ id }: Person): Place | null => {
    const found = memberships.find(({ userId }) => userId === id);
    return found ? { role: found.role as MemberRole, active: found.active } : null;
  };
  const invitedAs = ({ email }: Person) => (open.find((one) => one.email === email)?.role ?? null) as MemberRole | null;
  return { places: everybody.map(placeOf), invited: everybody.map(invitedAs) };
}

test(
  "whatever people do in whatever order, seats, roles and the last admin follow the rules",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
        const { workspaceId, everybody } = await start();
        let model = await stored(workspaceId, everybody);
        const sentBy: (number | null)[] = everybody.map(() => null);
        for (const one of steps) {
          const next = expected(model, one);
          const outcome = await perform(workspaceId, everybody, one).then(
            () => "done",
            (thrown) => (thrown instanceof AppError ? "refused" : Promise.reject(thrown)),
          );
          expect(outcome, JSON.stringify({ one, model })).toBe(next ? "done" : "refused");
          if (next && one.act === "invite" && !model.invited[one.on]) sentBy[one.on] = one.by;
          // What removed people sent is removed with them, and so is what was sent to them.
          if (next && one.act === "remove")
            next.invited = next.invited.map((role, at) => (sentBy[at] === one.on || at === one.on ? null : role));
          model = next ?? model;
          expect(await stored(workspaceId, everybody), JSON.stringify(one)).toEqual(model);
          const { used: counted } = await seats(workspaceId);
          expect(counted).toBe(used(model));
          expect(counted).toBeLessThanOrEqual(SEATS);
          expect(model.places.some((place) => place?.active && place.role === "admin")).toBe(true);
        }
      }),
      { numRuns: 6 },
    );
  },
  PATIENCE_MS,
);

test(
  "concurrent changes leave seats within the plan and at least one admin",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 16 }), async (steps) => {
        const { workspaceId, everybody } = await start();
        const [first] = everybody as [Person];
        expect(await membershipOf(first)).toMatch(/^mem_/);
        const outcomes = await Promise.allSettled(steps.map((one) => perform(workspaceId, everybody, one)));
        for (const outcome of outcomes)
          if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(AppError);
        const model = await stored(workspaceId, everybody);
        expect(used(model)).toBeLessThanOrEqual(SEATS);
        expect(model.places.some((place) => place?.active && place.role === "admin")).toBe(true);
      }),
      { numRuns: 6 },
    );
  },
  PATIENCE_MS,
);
