import { expect, test } from "vitest";
import { POST as join } from "@/app/api/join/route";
import { GET as workspace } from "@/app/api/settings/workspace/route";
import { sessionCookieName } from "@/lib/http/session-token";
import { AuthBrowser } from "@/tests/support/auth-browser";
import { call } from "@/tests/support/call";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { invited, letExpire } from "@/tests/support/members";
import { makeSignInPerson, PASSWORD } from "@/tests/support/people";

const account = { name: "Noor", password: PASSWORD };
const anAdmin = async () => makePerson(await makeWorkspace("team", "Acme"), "admin");

test("a new person creates an account with the link, signs in with its password, and is in the workspace", async () => {
  const { email, token } = await invited(await anAdmin(), "observer");
  const { status, json } = await call(join, { body: { token, account } });
  expect([status, json]).toMatchObject([200, { email, next: "sign_in" }]);
  const browser = new AuthBrowser();
  await browser.signIn(email, PASSWORD);
  expect((await call(workspace, { session: browser.session })).json).toMatchObject({ name: "Acme", role: "observer" });
});

test("someone with an account accepts while signed in, and is in that workspace with their next call", async () => {
  const [admin, { person }] = [await anAdmin(), await makeSignInPerson()];
  const session = await makeSession(person);
  const { token } = await invited(admin, "member", person.email);
  expect((await call(join, { body: { token } })).status).toBe(401);
  expect((await call(join, { session, body: { token } })).json).toMatchObject({ next: "open" });
  expect((await call(workspace, { session })).json).toMatchObject({ id: admin.workspaceId, role: "member" });
  expect((await call(join, { session, body: { token } })).status).toBe(409);
});

test("someone without a workspace, or who is only a participant, can accept too", async () => {
  const [admin, other] = [await anAdmin(), await makeWorkspace()];
  const participant = await makePerson(other, "participant");
  const session = await makeSession(participant);
  expect((await call(workspace, { session })).status).toBe(402);
  const { token } = await invited(admin, "observer", participant.email);
  expect((await call(join, { session, body: { token } })).status).toBe(200);
  expect((await call(workspace, { session })).json).toMatchObject({ id: admin.workspaceId });
});

test("another's invitation is 403, an old one 409, a made-up one 404", async () => {
  const [admin, { person }] = [await anAdmin(), await makeSignInPerson()];
  const session = await makeSession(person);
  const [theirs, late] = [await invited(admin), await invited(admin, "member", person.email)];
  expect((await call(join, { session, body: { token: theirs.token } })).status).toBe(403);
  await letExpire(late.id);
  expect((await call(join, { session, body: { token: late.token } })).status).toBe(409);
  expect((await call(join, { session, body: { token: "made-up" } })).status).toBe(404);
  expect((await call(join, { body: { token: late.token, account: { ...account, password: "short" } } })).status).toBe(
    400,
  );
});

test("a call by cookie must come from our own pages", async () => {
  const [admin, { person }] = [await anAdmin(), await makeSignInPerson()];
  const { token } = await invited(admin, "member", person.email);
  const headers = { cookie: `${sessionCookieName()}=${await makeSession(person)}`, origin: "https://evil.test" };
  expect((await call(join, { body: { token }, headers })).status).toBe(403);
});
