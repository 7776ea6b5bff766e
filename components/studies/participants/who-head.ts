import type { Participant } from "../shapes";

type Who = Pick<Participant, "name" | "email">;

/** What the column of those whose name or else address is known is headed with; nothing if nobody's is. */
export function whoHead(people: Who[]): string {
  const byName = people.some(({ name }) => name);
  const byEmail = people.some(({ name, email }) => !name && email);
  if (byName && byEmail) return "Name or email";
  if (byName) return "Name";
  return byEmail ? "Email" : "";
}
