import { scimCall } from "@/tests/support/scim/call";

/** As many requests as Entra ID has in flight at once. */
const AT_ONCE = 8;
const GROUPS = ["Eva Admins", "Eva Members", "Eva Observers"];

type Outcome = {
  requests: number;
  seconds: number;
  faults: number;
  refused: number;
  slowestMs: number;
  /** What the slowest request was, and after how many. */
  slowest: string;
  p99Ms: number;
};

/** A provider's first sync: everybody is looked up, created, and added to one of three groups. */
export async function sync(token: string, domain: string, people: number): Promise<Outcome> {
  const outcome = { requests: 0, seconds: 0, faults: 0, refused: 0, slowestMs: 0, slowest: "", p99Ms: 0 };
  const times: number[] = [];
  const send = async (method: string, path: string, body?: unknown) => {
    const started = performance.now();
    const answer = await scimCall(token, { method, path, body });
    const ms = performance.now() - started;
    times.push(ms);
    outcome.requests++;
    if (ms > outcome.slowestMs) {
      outcome.slowestMs = ms;
      outcome.slowest = `${method} /${path.split(/[/?]/)[1]} after ${outcome.requests}`;
    }
    if (answer.status >= 500) outcome.faults++;
    else if (answer.status >= 400) outcome.refused++;
    return (answer.json ?? {}) as { id?: string };
  };
  const find = (kind: string, attribute: string, value: string) =>
    send("GET", `/${kind}?excludedAttributes=members&filter=${encodeURIComponent(`${attribute} eq "${value}"`)}`);
  const begun = performance.now();
  const groups: string[] = [];
  for (const displayName of GROUPS) {
    await find("Groups", "displayName", displayName);
    groups.push((await send("POST", "/Groups", { displayName })).id ?? "");
  }
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < people; at = next++) {
      const userName = `new${at}@${domain}`;
      await find("Users", "userName", userName);
      const name = { givenName: "New", familyName: `Person ${at}` };
      const emails = [{ value: userName, type: "work", primary: true }];
      const { id } = await send("POST", "/Users", { userName, externalId: `x${at}`, active: true, name, emails });
      const Operations = [{ op: "Add", path: "members", value: [{ $ref: null, value: id }] }];
      await send("PATCH", `/Groups/${groups[at % groups.length]}`, { Operations });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  outcome.seconds = (performance.now() - begun) / 1000;
  outcome.p99Ms = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return outcome;
}
