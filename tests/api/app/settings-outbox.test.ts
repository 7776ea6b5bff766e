import { expect, test } from "vitest";
import { GET } from "@/app/api/settings/outbox/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { withSettings } from "@/tests/support/settings";

const write = (recipient: string, workspaceId: string | null = null) =>
  db().mail.create({ data: { recipient, workspaceId, subject: "Hello", text: "A link", html: "" } });

test("an admin sees the mails to people who are in this workspace only, newest first, and nobody else's", async () => {
  const [mine, theirs] = [await makeWorkspace(), await makeWorkspace()];
  const [admin, member] = [await makePerson(mine, "admin"), await makePerson(mine, "member")];
  const [both, foreign] = [await makePerson(mine, "member"), await makePerson(theirs, "admin")];
  const elsewhere = { id: newId("membership"), workspaceId: theirs.id, userId: both.id, role: "observer" };
  await db().membership.create({ data: { ...elsewhere, active: false } });
  for (const recipient of [admin.email, member.email, both.email, foreign.email, "nobody@people.test"])
    await write(recipient);
  await write("invited@people.test", mine.id);
  await write("invited-elsewhere@people.test", theirs.id);
  const { json } = await call(GET, { session: await makeSession(admin) });
  const recipients = json.items.map(({ to }: { to: string }) => to);
  expect(recipients).toEqual(["invited@people.test", member.email, admin.email]);
  expect(Object.keys(json.items[0]).sort()).toEqual(["createdAt", "id", "subject", "text", "to"]);
  const second = await call(GET, { session: await makeSession(admin), query: { limit: "1" } });
  expect(second.json.nextCursor).toBeTypeOf("string");
});

test("members and observers are refused, and with a mail server there is no outbox", async () => {
  const workspace = await makeWorkspace();
  const admin = await makePerson(workspace, "admin");
  await write(admin.email);
  for (const role of ["member", "observer"] as const) {
    const session = await makeSession(await makePerson(workspace, role));
    expect((await call(GET, { session })).status).toBe(403);
  }
  const session = await makeSession(admin);
  await withSettings({ SMTP_URL: "smtp://127.0.0.1:9" }, async () => {
    expect((await call(GET, { session })).json.items).toEqual([]);
  });
});
