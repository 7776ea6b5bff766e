import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { call } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { sampleOf, waysToIds } from "@/tests/support/contract/sample";
import { firstOf, generated, makeInterviewed } from "@/tests/support/data/readouts";
import { makeRows } from "@/tests/support/data/rows";
import { makeCaller, makeSession } from "@/tests/support/factories";

/** Fields whose names end in "id" but name nothing of ours. */
const OTHERS = new Set(["clientId"]);

/** Ids in paths are covered by `tenancy.test.ts`; here are those in queries and bodies, wherever they are. */
const references = (await allOperations())
  .filter(({ operation }) => operation.access !== "public")
  .flatMap((entry) =>
    (["query", "body"] as const).flatMap((part) => {
      const schema = entry.operation[part];
      const ways = schema ? waysToIds(schema).filter(({ name }) => !OTHERS.has(name)) : [];
      return ways.map((reference) => ({ ...entry, part, ...reference }));
    }),
  );
type Reference = (typeof references)[number];

/** The kind of thing that a field's id names, as `makeRows` calls it. */
const RESOURCES: Record<string, string> = {
  project: "projects",
  lane: "lanes",
  afterLane: "lanes",
  thread: "threads",
  file: "recordings",
  asset: "recordings",
  owner: "recordings",
  upload: "uploads",
  card: "cards",
  afterCard: "cards",
  tag: "tags",
  parent: "tags",
  into: "tags",
  study: "studies",
  session: "sessions",
  clip: "clips",
  beforeClip: "clips",
  swarmRun: "swarm-runs",
  passage: "evidence",
  finding: "swarm-findings",
  mask: "masks",
  workspace: "workspaces",
  edit: "edits",
  theme: "themes",
  intoTheme: "themes",
  claim: "claims",
  fromClaim: "claims",
  toClaim: "claims",
  step: "steps",
  after: "themes",
  image: "images",
  slot: "slots",
};
const resourceOf = (field: string): string => {
  const resource = RESOURCES[field.replace(/_?[iI]ds?$/, "")];
  if (!resource) throw new Error(`say in RESOURCES what ${field} is the id of`);
  return resource;
};

/** What a body needs besides the id, where its fields depend on each other. */
const span = { startSeconds: 0, endSeconds: 4 };
const BESIDES: Record<string, (rows: Rows, field: string) => Record<string, unknown>> = {
  "v1 createClip": () => ({ start_seconds: 0, end_seconds: 4 }),
  "v1 createTagApplication": () => ({ start_seconds: 0, end_seconds: 4 }),
  "api createClip": () => span,
  "api createTagApplications": ({ recordings }, field) => (field === "passageId" ? {} : { ownerId: recordings, span }),
  "api createReport": ({ recordings }, field) =>
    field === "swarmRunId"
      ? {}
      : { prompt: "What do they say?", ...(field === "projectId" && { fileIds: [recordings] }) },
  "api createStudy": () => ({ title: "Mine" }),
  "api startUpload": () => ({ name: "mine.vtt", contentType: "text/vtt" }),
  "api startUploadInParts": () => ({ name: "mine.mp4", contentType: "video/mp4" }),
  "api moveCards": ({ cards }, field) => ({ ...(field !== "cardId" && { cardIds: [cards] }), afterCardId: null }),
};

/**
 * A position relative to a missing thing is ignored, and a filter by one finds nothing: nothing is revealed or stored.
 */
const PASSED_OVER =
  /withdrawSlots|(?:move|delete)LibraryFiles fileIds|updateBoardLane|moveCards afterCardId|arrangeBoard|(?:apply|dismiss|restore)Masks|unmask|editReadout afterId/;

/** Calls that refuse one's own thing as well, in the state it is in here; others' ids are refused earlier. */
const REFUSED = new RegExp(
  [
    "createFile", // its bytes have not arrived
    "decideConnect", // the request is another's
    "undoTranscriptEdit", // nothing was changed
    "give(?:Session)?Transcript", // a text has none
    "updateProjectTag|mergeProjectTag|editReadout (?:themeIds|intoThemeId)", // into itself
    "editReadout ownerId", // no session of that study
  ].join("|"),
);

type Rows = Record<string, string>;
type Made = { mine: Awaited<ReturnType<typeof makeCaller>>; rows: Rows };
/** By whether there is a readout. */
const made = new Map<boolean, Made>();
let theirs: Rows;
let otherId: string;

async function make(hasReadout: boolean): Promise<Made> {
  const mine = await makeCaller({ plan: "scale" });
  const { workspaceId } = mine.person;
  const rows = await makeRows(mine.person);
  const images = newId("image");
  const picture = { storageKey: images, contentType: "image/png", width: 1, height: 1 };
  await db().reportImage.create({ data: { reportId: rows.reports ?? "", id: images, ...picture } });
  return {
    mine,
    rows: { ...rows, images, workspaces: workspaceId, edits: newId("edit"), ...(hasReadout && (await read(mine))) },
  };
}

async function read({ person, ctx }: Made["mine"]): Promise<Rows> {
  const { study } = await makeInterviewed(person, 6);
  const readout = await generated(ctx, study.id);
  const { theme, claim, passageId } = firstOf(readout);
  const steps = readout.nextSteps[0]?.id ?? "";
  return {
    studies: study.id,
    evidence: passageId,
    themes: theme.id,
    claims: claim.id,
    steps,
    version: `${readout.version}`,
  };
}

async function mineFor({ operation }: Reference): Promise<Made> {
  const hasReadout = operation.id === "editReadout";
  const known = made.get(hasReadout) ?? (await make(hasReadout));
  made.set(hasReadout, known);
  return known;
}

/** My call in which one field has this id and everything else is mine. */
async function asked(reference: Reference, value: string) {
  const { operation, route, surface, part, name, way } = reference;
  const { mine, rows } = await mineFor(reference);
  const idOf = (field: string) => rows[resourceOf(field)] ?? "";
  const { [`${way[0]}`]: _, ...besides } = BESIDES[`${surface} ${operation.id}`]?.(rows, name) ?? {};
  const sample = operation.body && sampleOf(operation.body, part === "body" ? { way, value, idOf } : undefined);
  const body = operation.body && polished({ ...(sample as object), ...besides }, rows);
  const query = operation.query && { q: "card", ...(part === "query" && { [name]: value }) };
  const params = paramsOf(operation, (_name, resource) => rows[resource] ?? "");
  const who = operation.access === "person" ? { session: await makeSession(mine.person) } : { key: mine.key };
  const { status, text } = await call(route, { ...who, params, body, query });
  if (status < 300 && body !== undefined && "version" in (body as object)) await changed(reference);
  return { status, text: text.replaceAll(value, "it").replace(CHANGING, "…") };
}

/** After a change the next call needs the new version; a readout, which takes longest to make, is kept. */
async function changed({ operation }: Reference): Promise<void> {
  const known = made.get(true);
  if (operation.id !== "editReadout" || !known) return made.clear();
  const where = { studyId: known.rows.studies ?? "" };
  const { version } = await db().readout.findUniqueOrThrow({ where, select: { version: true } });
  known.rows.version = `${version}`;
}

/** What differs from call to call. */
const CHANGING = /\b[a-z]{3}_[0-9a-z]{26}\b|\d{4}-\d\d-\d\dT[\d:.]+Z|"version":\d+/g;

/** The sample as a call needs it: spans that end after they start, ids that differ, the version that exists. */
function polished(body: unknown, { version }: Rows): unknown {
  let count = 0;
  return JSON.parse(JSON.stringify(body), (name, value) => {
    if (name === "endSeconds" || name === "end_seconds") return 4;
    if (name === "id" && value === "a") return `a${++count}`;
    return name === "version" && value < 0 ? Number(version) : value;
  });
}

beforeAll(async () => {
  const other = await make(true);
  otherId = other.mine.workspace.id;
  theirs = { ...other.rows };
});

const title = references.map(
  (reference) =>
    [
      `${reference.operation.method} ${reference.surface}${reference.operation.path}: ${[reference.part, ...reference.way].join(".")}`,
      reference,
    ] as const,
);

/** Another's id, one that doesn't exist, and my own, each in the same call. */
async function three(reference: Reference) {
  const resource = resourceOf(reference.name);
  const theirId = theirs[resource] ?? "";
  const foreign = await asked(reference, theirId);
  const absent = await asked(reference, `${theirId.slice(0, 4)}${newId("request").slice(4)}`);
  const { rows } = await mineFor(reference);
  return { foreign, absent, own: await asked(reference, rows[resource] ?? "") };
}

describe("another workspace's id in a query or body is like one that doesn't exist", () => {
  test.each(title)("%s", async (_, reference) => {
    const { operation, name } = reference;
    const what = `${operation.id} ${name}`;
    let { foreign, absent, own } = await three(reference);
    if (own.status >= 300 && !REFUSED.test(what)) {
      // Calls before this one may have used up what it needs.
      made.clear();
      ({ foreign, absent, own } = await three(reference));
    }
    expect(foreign).toEqual(absent);
    if (operation.method !== "GET") expect(foreign.status >= 400, foreign.text).toBe(!PASSED_OVER.test(what));
    // A call that is always refused says nothing about whose the thing is.
    expect(own.status >= 300, own.text).toBe(REFUSED.test(what));
  });
});

afterAll(async () => {
  const { rows: tables } = await pool().query<{ table_name: string }>(
    "SELECT table_name FROM information_schema.columns WHERE column_name = 'workspace_id' AND table_schema = 'public'",
  );
  const ids = Object.values(theirs).filter((id) => /^[a-z]{3}_/.test(id));
  for (const { table_name: table } of tables) {
    const { rows } = await pool().query(
      `SELECT t::text FROM "${table}" t WHERE workspace_id <> $1 AND t::text ~ $2 LIMIT 1`,
      [otherId, ids.join("|")],
    );
    expect(rows, `a row of ${table} names what is another workspace's`).toEqual([]);
  }
});
