import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { localServer } from "./local-server";

export type ProlificStudy = Record<string, unknown> & { id: string; status: string; internal_name: string };
type Call = { method: string; path: string; authorization: string; body: Record<string, unknown> };
/**
 * What happens to a call: `lost` carries it out and breaks the connection before responding; a status responds with an
 * error.
 */
type Fault = "lost" | { status: number; body?: unknown; headers?: Record<string, string> } | undefined;

const FILTERS = [
  { filter_id: "age", title: "Age", type: "range", data_type: "integer", min: 18, max: 100 },
  {
    filter_id: "current-country-of-residence",
    title: "Current Country of Residence",
    type: "select",
    choices: { "0": "United Kingdom", "1": "United States", "2": "Czech Republic", "3": "Germany", "4": "Türkiye" },
  },
  {
    filter_id: "current-us-state",
    title: "Current U.S. State",
    type: "select",
    choices: { "4": "California", "8": "New York" },
  },
  {
    filter_id: "gender",
    title: "Gender",
    type: "select",
    choices: {
      "0": "Man (including Trans Male/Trans Man)",
      "1": "Woman (including Trans Female/Trans Woman)",
      "2": "Non-binary",
    },
  },
  {
    filter_id: "employment-status",
    title: "Employment Status",
    type: "select",
    choices: { "0": "Full-Time", "1": "Part-Time", "2": "Not in paid work (e.g. homemaker, retired or disabled)" },
  },
];

const MOVES: Record<string, [from: string[], to: string]> = {
  PUBLISH: [["UNPUBLISHED"], "ACTIVE"],
  PAUSE: [["ACTIVE"], "PAUSED"],
  START: [["PAUSED"], "ACTIVE"],
  STOP: [["ACTIVE", "PAUSED"], "AWAITING REVIEW"],
};
const DECIDED: Record<string, string> = { APPROVE: "APPROVED", REJECT: "REJECTED" };
const refusal = (status: number, detail: unknown) => ({
  status,
  body: { error: { status, title: "Bad request", detail } },
});

type Options = {
  fault?: (call: Call, index: number) => Fault;
  /** How long a response takes, after the work is done. */
  delayMs?: number;
};

/** Prolific's documented HTTP API on a socket of this machine: studies, their transitions, filters and submissions. */
export async function prolificService({ fault, delayMs = 0 }: Options = {}) {
  const studies = new Map<string, ProlificStudy>();
  const submissions = new Map<string, Record<string, unknown>>();
  /** Submissions to other studies of the account than the one created here. */
  const elsewhere = new Map<string, string>();
  const calls: Call[] = [];

  function answer({ method, path, body }: Call): { status: number; body: unknown } {
    const [, kind = "", id = "", act = ""] = path.split("/");
    if (kind === "filters") return { status: 200, body: { results: FILTERS } };
    if (kind === "submissions") return method === "GET" ? visit(id) : decide(id, body);
    if (id === "") return method === "POST" ? create(body) : { status: 200, body: { results: [...studies.values()] } };
    const study = studies.get(id);
    if (!study) return refusal(404, "Not found");
    if (act === "transition") return move(study, String(body.action));
    if (method === "PATCH" && study.status !== "UNPUBLISHED") return raise(study, body);
    if (method === "PATCH") Object.assign(study, body);
    return { status: 200, body: study };
  }

  function create(body: Call["body"]) {
    for (const field of ["name", "description", "external_study_url", "completion_codes", "total_available_places"])
      if (!body[field]) return refusal(400, { [field]: ["This field is required."] });
    if (Number(body.reward) < 100) return refusal(400, { reward: ["The reward is below the minimum."] });
    const id = randomBytes(12).toString("hex");
    const study = { ...body, id, status: "UNPUBLISHED", internal_name: String(body.internal_name ?? "") };
    studies.set(id, study);
    return { status: 201, body: study };
  }

  /** Of a published study only the places can be changed; more of them make it active, unless it was stopped. */
  function raise(study: ProlificStudy, { total_available_places: places, ...other }: Call["body"]) {
    if (Object.keys(other).length > 0) return refusal(400, "Only the places of a published study can be changed.");
    if (study.stopped) return refusal(400, "A study that was stopped can't get more places.");
    if (Number(places) <= Number(study.total_available_places)) return refusal(400, "Places can only be added.");
    Object.assign(study, { total_available_places: places, status: "ACTIVE" });
    return { status: 200, body: study };
  }

  function move(study: ProlificStudy, action: string) {
    const [from, to] = MOVES[action] ?? [[], ""];
    if (!from.includes(study.status)) return refusal(400, `A study that is ${study.status} can't ${action}.`);
    study.status = to;
    if (action === "STOP") study.stopped = true;
    return { status: 200, body: study };
  }

  function visit(id: string) {
    const [own] = studies.keys();
    return {
      status: 200,
      body: { id, status: "AWAITING REVIEW", study_id: elsewhere.get(id) ?? own, participant: "p" },
    };
  }

  function decide(id: string, body: Call["body"]) {
    const status = DECIDED[String(body.action)];
    if (!status) return refusal(400, "Unknown action");
    if (status === "REJECTED" && (String(body.message ?? "").length < 100 || !body.rejection_category))
      return refusal(400, "A rejection needs a message of 100 characters and a category.");
    const before = submissions.get(id);
    if (before && before.status !== status) return refusal(400, "The status can't be changed any more.");
    submissions.set(id, { ...body, id, status });
    return { status: 200, body: { id, status } };
  }

  const { url, close } = await localServer(async (incoming, outgoing) => {
    const call = await readCall(incoming);
    const wanted = fault?.(call, calls.length);
    calls.push(call);
    const isAllowed = call.authorization === "Token test-token";
    if (typeof wanted === "object") {
      outgoing.writeHead(wanted.status, { "content-type": "application/json", ...wanted.headers });
      outgoing.end(JSON.stringify(wanted.body ?? {}));
      return;
    }
    const { status, body } = isAllowed ? answer(call) : refusal(401, "Authentication credentials were not provided.");
    if (wanted === "lost") return void incoming.socket.destroy();
    if (delayMs > 0) await setTimeout(delayMs);
    outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const settings = { PROLIFIC_API_TOKEN: "test-token", PROLIFIC_BASE_URL: url };
  return { settings, studies, submissions, elsewhere, calls, close };
}

async function readCall(incoming: IncomingMessage): Promise<Call> {
  const body = await text(incoming);
  const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
  return {
    method: incoming.method ?? "GET",
    path: pathname.replace(/^\/api\/v1/, "").replace(/\/$/, ""),
    authorization: incoming.headers.authorization ?? "",
    body: body ? JSON.parse(body) : {},
  };
}
