import { randomBytes } from "node:crypto";
import { db } from "@/lib/db/client";
import { deriveKey } from "@/lib/services/people/hash-password";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

export const PASSWORD = "correct horse battery";

/** A real hash costs 80 ms of processor time, and as much again at each sign-in. */
const COST_LOG2 = 4;

/** What is stored of `PASSWORD`, as of any password, but fast to find. */
export async function hashOfPassword(): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(PASSWORD, salt, COST_LOG2);
  return ["scrypt", COST_LOG2, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** A person in a new workspace who can sign in with `PASSWORD`. */
export async function makeSignInPerson() {
  const workspace = await makeWorkspace("team");
  const person = await makePerson(workspace);
  await db().user.update({ where: { id: person.id }, data: { passwordHash: await hashOfPassword() } });
  return { workspace, person };
}

/** The newest mail to an address, and the sign-in link in it. */
export async function lastMail(recipient: string) {
  const mail = await db().mail.findFirst({ where: { recipient }, orderBy: { createdAt: "desc" } });
  const url = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0];
  return { mail, link: url ? url.slice(url.indexOf("/api/auth/") + "/api/auth/".length) : undefined };
}
