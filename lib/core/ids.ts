import { randomBytes } from "node:crypto";

/** The closed list of id prefixes. */
export const ID_PREFIX = {
  user: "usr",
  membership: "mem",
  invitation: "inv",
  workspace: "wsp",
  domain: "dom",
  apiKey: "key",
  connection: "con",
  client: "cli",
  project: "prj",
  study: "std",
  session: "ses",
  participant: "par",
  response: "rsp",
  file: "fil",
  upload: "upl",
  transcript: "trn",
  tag: "tag",
  tagApplication: "tap",
  note: "not",
  card: "crd",
  lane: "lan",
  board: "brd",
  clip: "clp",
  readout: "rdo",
  report: "rpt",
  export: "exp",
  thread: "thr",
  message: "msg",
  approval: "apv",
  swarmRun: "swm",
  agent: "agt",
  finding: "fnd",
  job: "job",
  webhook: "whk",
  event: "evt",
  delivery: "dlv",
  charge: "chg",
  audit: "aud",
  request: "req",
} as const;

export type IdKind = keyof typeof ID_PREFIX;

const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";

function base32(value: bigint, length: number): string {
  let text = "";
  let rest = value;
  for (let i = 0; i < length; i++) {
    text = CROCKFORD[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return text;
}

/** `prj_` + 26 characters: 10 of milliseconds, 16 of randomness, so ids sort by time. */
export function newId(kind: IdKind, nowMs = Date.now()): string {
  const random = BigInt(`0x${randomBytes(10).toString("hex")}`);
  return `${ID_PREFIX[kind]}_${base32(BigInt(nowMs), 10)}${base32(random, 16)}`;
}
