import { NextRequest } from "next/server";
import { describe, expect, test } from "vitest";
import { POST } from "@/app/api/unsubscribe/[id]/route";
import { config } from "@/lib/core/config";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/invitations/create";
import { findByToken } from "@/lib/services/invitations/find-by-token";
import { readToken } from "@/lib/services/participants/token";
import { proxy } from "@/proxy";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

async function invited() {
  const { ctx, person, workspace } = await makeCaller();
  const study = await makeStudy(person, { status: "running" });
  const email = `out-${person.id}@people.test`;
  const { items } = await create(ctx, study.id, { invitations: [{ email }] });
  const token = items[0]?.url?.split("/i/")[1] ?? "";
  const isOut = async () => (await db().unsubscribed.count({ where: { workspaceId: workspace.id, email } })) === 1;
  return { token, isOut, workspaceId: workspace.id };
}
const oneClick = (token: string, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${config().APP_URL}/api/unsubscribe/${token}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: "List-Unsubscribe=One-Click",
    }),
    { params: Promise.resolve({ id: token }) },
  );

describe("unsubscribing", () => {
  test("accepts a mail program's one click: a form, no cookie, from anywhere, twice", async () => {
    const { token, isOut, workspaceId } = await invited();
    for (const _ of [1, 2]) {
      const response = await oneClick(token, { origin: "https://mail.example" });
      expect([response.status, await response.json()]).toEqual([200, { unsubscribed: true }]);
    }
    expect(await isOut()).toBe(true);
    const audits = await db().auditEntry.findMany({ where: { workspaceId, action: "invitation.unsubscribed" } });
    expect(audits).toHaveLength(1);
  });

  test("redirects a browser to the page, which says what was done; opening it does nothing", async () => {
    const { token, isOut } = await invited();
    expect(await findByToken(token)).toMatchObject({ unsubscribed: false });
    expect(await isOut()).toBe(false);
    const response = await oneClick(token, { accept: "text/html,application/xhtml+xml" });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `${config().APP_URL}/unsubscribe/${token}`,
    ]);
    expect(await findByToken(token)).toMatchObject({ unsubscribed: true });
  });

  test("has a page in the study's language, and no address once it has been deleted", async () => {
    const { token, isOut } = await invited();
    expect(await findByToken(token)).toMatchObject({ language: null, email: expect.stringContaining("@people.test") });
    const where = { id: readToken(token)?.id ?? "" };
    const { studyId } = await db().invitation.findFirstOrThrow({ where });
    await db().study.update({ where: { id: studyId }, data: { language: "de" } });
    await db().invitation.update({ where, data: { email: `${where.id}@deleted.invalid` } });
    expect(await findByToken(token)).toMatchObject({ language: "de", email: null });
    expect((await oneClick(token)).status).toBe(200);
    expect(await isOut()).toBe(false);
  });

  test("is 404 for a token that we didn't create, or not for a mail", async () => {
    const { token } = await invited();
    const forged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const bad of [forged, `s${token.slice(1)}`, "x", ""]) {
      const { status, json } = await call(POST, { params: { token: bad } });
      expect([status, json.error.code], bad).toEqual([404, "not_found"]);
    }
  });

  test("is at the same address as the page, by POST only", () => {
    const at = (method: string) => proxy(new NextRequest("http://localhost/unsubscribe/abc", { method }));
    expect(at("POST").headers.get("x-middleware-rewrite")).toBe("http://localhost/api/unsubscribe/abc");
    expect(at("GET").headers.get("x-middleware-rewrite")).toBeNull();
  });
});
