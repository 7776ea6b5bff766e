import { db } from "@/lib/db/client";
import { hashPassword } from "@/lib/services/people/hash-password";
import { makePerson, makeWorkspace } from "./factories";

export const PASSWORD = "correct horse battery";

/** A person in a new workspace who can sign in with `PASSWORD`. */
export async function makeSignInPerson() {
  const workspace = await makeWorkspace("team");
  const person = await makePerson(workspace);
  await db().user.update({ where: { id: person.id }, data: { passwordHash: await hashPassword(PASSWORD) } });
  return { workspace, person };
}

/** The newest mail to an address, and the sign-in link in it. */
export async function lastMail(recipient: string) {
  const mail = await db().mail.findFirst({ where: { recipient }, orderBy: { createdAt: "desc" } });
  const url = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0];
  return { mail, link: url ? url.slice(url.indexOf("/api/auth/") + "/api/auth/".length) : undefined };
}
