import { randomFillSync } from "node:crypto";

/** The closed list of id prefixes. */
export const ID_PREFIX = {
  user: "usr",
  membership: "mem",
  invitation: "inv",
  workspace: "wsp",
  domain: "dom",
  ssoConnection: "sso",
  apiKey: "key",
  connection: "con",
  client: "cli",
  project: "prj",
  study: "std",
  session: "ses",
  slot: "slt",
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
  reel: "rel",
  passage: "psg",
  edit: "edt",
  mask: "msk",
  readout: "rdo",
  theme: "thm",
  claim: "clm",
  nextStep: "nst",
  report: "rpt",
  image: "img",
  export: "exp",
  archive: "arc",
  deletion: "del",
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
  scimDirectory: "dir",
  scimUser: "scu",
  scimGroup: "scg",
  request: "req",
} as const;

export type IdKind = keyof typeof ID_PREFIX;

const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;

/** Asking the system for random bytes costs more than all the rest of an id, so they are fetched in store. */
const store = Buffer.alloc(RANDOM_CHARACTERS * 256);
let taken = store.length;

function randomPart(): string {
  if (taken === store.length) {
    randomFillSync(store);
    taken = 0;
  }
  let text = "";
  for (const end = taken + RANDOM_CHARACTERS; taken < end; taken++) text += CROCKFORD[(store[taken] ?? 0) & 31];
  return text;
}

function timePart(ms: number): string {
  let text = "";
  for (let rest = ms, i = 0; i < TIME_CHARACTERS; i++) {
    text = CROCKFORD[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** `prj_` + 26 characters: 10 of milliseconds, 16 of randomness (80 bits), so ids sort by time. */
export const newId = (kind: IdKind, nowMs = Date.now()): string =>
  `${ID_PREFIX[kind]}_${timePart(nowMs)}${randomPart()}`;
