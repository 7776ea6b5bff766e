import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/domains/create";
import { list } from "@/lib/services/domains/list";
import { recheck } from "@/lib/services/domains/recheck";
import type { DomainRecord } from "@/lib/services/domains/record";
import { remove } from "@/lib/services/domains/remove";
import { verifiedDomains } from "@/lib/services/domains/verified-domains";
import { verify } from "@/lib/services/domains/verify";
import { auditsOf } from "@/tests/support/data/members";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { allowTestProviders } from "@/tests/support/identity/allow-test-providers";
import { startDnsServer } from "@/tests/support/stand-ins/dns-server";

let dns: Awaited<ReturnType<typeof startDnsServer>>;
beforeAll(async () => {
  dns = await startDnsServer();
  allowTestProviders({ DNS_SERVERS: [dns.server] });
});
afterAll(() => dns.close());

const makeAdmin = async () => makePerson(await makeWorkspace("scale"));
const aDomain = (person: Person) => `${person.id.replace("_", "-")}.test`;
const publish = ({ txtName, txtValue }: DomainRecord) => dns.zone.set(txtName, [[txtValue]]);
const verified = ({ workspaceId }: Person) => verifiedDomains({ db: db() }, workspaceId);

describe("a domain", () => {
  test("is the workspace's once its TXT record is there, and not before", async () => {
    const admin = await makeAdmin();
    const domain = await create(admin.ctx, aDomain(admin));
    expect(domain).toMatchObject({ state: "pending", txtName: `_earshot-challenge.${domain.domain}` });
    await expect(verify(admin.ctx, domain.id)).rejects.toMatchObject({
      kind: "conflict",
      message: `There is no TXT record at ${domain.txtName} yet. New records can take up to an hour to appear.`,
    });
    expect(await verified(admin)).toEqual([]);
    dns.zone.set(domain.txtName, [["v=spf1 -all"], ["earshot-domain-verification=", "something else"]]);
    await expect(verify(admin.ctx, domain.id)).rejects.toThrow(/does not say/);
    // A long value comes in several strings, among other records.
    dns.zone.set(domain.txtName, [["v=spf1 -all"], [domain.txtValue.slice(0, 20), domain.txtValue.slice(20)]]);
    expect(await verify(admin.ctx, domain.id)).toMatchObject({ state: "verified", lastProblem: null });
    expect(await verified(admin)).toEqual([domain.domain]);
    expect(await auditsOf(admin.workspaceId)).toEqual([
      "domain.added",
      "domain.check_failed",
      "domain.check_failed",
      "domain.verified",
    ]);
  });

  test("isn't reported as missing when the name servers fail", async () => {
    const admin = await makeAdmin();
    const domain = await create(admin.ctx, aDomain(admin));
    dns.zone.set(domain.txtName, "fails");
    await expect(verify(admin.ctx, domain.id)).rejects.toThrow(/did not answer/);
  });

  test.each([
    ["Example.COM.", "example.com"],
    [" @example.com ", "example.com"],
    ["MÜNCHEN.example", "xn--mnchen-3ya.example"],
    ["bücher。example", "xn--bcher-kva.example"],
  ])("written as %s is %s", async (written, domain) => {
    const admin = await makeAdmin();
    const made = await create(admin.ctx, written);
    expect(made.domain).toBe(domain);
    expect((await create(admin.ctx, domain)).id).toBe(made.id);
  });

  test.each([
    "gmail.com",
    "GMAIL.com.",
    "localhost",
    "127.0.0.1",
    "a b.com",
    "https://example.com",
    "-x.com",
    "x..com",
    "@",
  ])("%s is refused", async (written) => {
    const admin = await makeAdmin();
    await expect(create(admin.ctx, written)).rejects.toMatchObject({ kind: "invalid" });
  });

  test("belongs to the one of two workspaces that proves it first, even at the same moment", async () => {
    const [one, two] = [await makeAdmin(), await makeAdmin()];
    const [a, b] = [await create(one.ctx, aDomain(one)), await create(two.ctx, aDomain(one))];
    dns.zone.set(a.txtName, [[a.txtValue], [b.txtValue]]);
    const results = await Promise.allSettled([verify(one.ctx, a.id), verify(two.ctx, b.id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refusal = results.find((one): one is PromiseRejectedResult => one.status === "rejected");
    expect(refusal?.reason).toMatchObject({ kind: "conflict", extra: { reason: "domain_taken" } });
    expect([...(await verified(one)), ...(await verified(two))]).toEqual([a.domain]);
    const third = await makeAdmin();
    await expect(create(third.ctx, aDomain(one))).rejects.toThrow(/Another workspace has already verified/);
  });

  test("is for admins of a Scale workspace, and nobody sees another workspace's", async () => {
    const team = await makePerson(await makeWorkspace("team"));
    await expect(create(team.ctx, aDomain(team))).rejects.toMatchObject({ kind: "plan_required" });
    const workspace = await makeWorkspace("scale");
    const [admin, member] = [await makePerson(workspace), await makePerson(workspace, "member")];
    await expect(create(member.ctx, aDomain(member))).rejects.toMatchObject({ kind: "forbidden" });
    const { id } = await create(admin.ctx, aDomain(admin));
    const stranger = await makeAdmin();
    for (const act of [verify, remove])
      await expect(act(stranger.ctx, id)).rejects.toMatchObject({ kind: "not_found" });
    expect(await list(stranger.ctx)).toEqual([]);
    expect(await remove(admin.ctx, id)).toMatchObject({ id });
    expect(await list(admin.ctx)).toEqual([]);
  });
});

describe("every day a verified domain is checked again", () => {
  const DAY_MS = 86_400_000;
  const proven = async () => {
    const admin = await makeAdmin();
    const domain = await create(admin.ctx, aDomain(admin));
    publish(domain);
    return { admin, domain: await verify(admin.ctx, domain.id) };
  };
  /** Lets days pass for one domain, and checks it. */
  const dayLater = async (id: string, days = 1) => {
    const before = new Date(Date.now() - days * DAY_MS);
    const { missingSince } = await db().domain.findUniqueOrThrow({ where: { id } });
    await db().domain.update({ where: { id }, data: { lastCheckedAt: before, missingSince: missingSince && before } });
    await recheck();
    return db().domain.findUniqueOrThrow({ where: { id } });
  };

  test("and is pending again if its record is gone for a week, of which admins are warned on the first day", async () => {
    const { admin, domain } = await proven();
    dns.zone.delete(domain.txtName);
    expect(await dayLater(domain.id)).toMatchObject({ verifiedAt: expect.any(Date), missingSince: expect.any(Date) });
    expect(await db().mail.findMany({ where: { recipient: admin.email } })).toHaveLength(1);
    expect(await dayLater(domain.id, 6)).toMatchObject({ verifiedAt: expect.any(Date) });
    expect(await dayLater(domain.id, 8)).toMatchObject({ verifiedAt: null });
    expect(await db().mail.findMany({ where: { recipient: admin.email } })).toHaveLength(2);
    expect(await auditsOf(admin.workspaceId)).toEqual([
      "domain.added",
      "domain.verified",
      "domain.record_missing",
      "domain.lost",
    ]);
  });

  test("and stays if the record comes back, or the name servers don't respond", async () => {
    const { domain } = await proven();
    dns.zone.set(domain.txtName, "fails");
    expect(await dayLater(domain.id, 8)).toMatchObject({ verifiedAt: expect.any(Date), missingSince: null });
    dns.zone.delete(domain.txtName);
    expect((await dayLater(domain.id)).missingSince).not.toBeNull();
    publish(domain);
    expect(await dayLater(domain.id, 8)).toMatchObject({ verifiedAt: expect.any(Date), missingSince: null });
  });
});
