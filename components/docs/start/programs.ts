const client = (base: string) => `// earshot.mjs: the programs below import it
const BASE = "${base}";
const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

export async function call(method, path, body, headers = {}) {
  const response = await fetch(BASE + path, {
    method,
    headers: {
      authorization: \`Bearer \${process.env.EARSHOT_KEY}\`,
      "content-type": "application/json",
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  const wait = Number(response.headers.get("retry-after"));
  if (response.status === 429 && wait <= 60) {
    await pause(wait);
    return call(method, path, body, headers);
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(\`\${answer.error.code}: \${answer.error.message}\`);
  return answer;
}

/** Reads something every second until it is done. */
export async function until(isDone, read) {
  for (;;) {
    const found = await read();
    if (isDone(found)) return found;
    await pause(1);
  }
}`;

const UPLOAD = `// node upload.mjs interview.vtt
import { readFile } from "node:fs/promises";
import { call, until } from "./earshot.mjs";

const name = process.argv[2];
const bytes = await readFile(name);
const upload = await call("POST", "/api/library/uploads", {
  name,
  sizeBytes: bytes.length,
  contentType: "text/vtt",
});
await fetch(upload.url, { method: upload.method, headers: upload.headers, body: bytes });
await call("POST", \`/api/library/files/\${upload.fileId}/complete\`);
const file = await until(
  ({ status }) => status === "ready" || status === "failed",
  () => call("GET", \`/api/library/files/\${upload.fileId}\`),
);
if (file.status === "failed") throw new Error(file.error);

const { answer, citations } = await call("POST", "/api/eva/ask", {
  question: "Why did people leave?",
  fileIds: [file.id],
});
console.log(answer);
for (const { n, speaker, quote } of citations) console.log(\`[\${n}] \${speaker}: “\${quote}”\`);`;

const JOB = `// node job.mjs prj_…
import { call, until } from "./earshot.mjs";

const projectId = process.argv[2];
const { data: started } = await call(
  "POST",
  \`/v1/projects/\${projectId}/chat\`,
  { message: "Why did people leave?" },
  { "idempotency-key": \`why-\${projectId}\` },
);
const { data: job } = await until(
  ({ data }) => data.status === "succeeded" || data.status === "failed",
  () => call("GET", \`/v1/jobs/\${started.id}\`),
);
if (job.status === "failed") throw new Error(job.error);
console.log(job.result.answer);`;

const STUDY = `// node study.mjs
import { call } from "./earshot.mjs";

const study = await call("POST", "/api/studies", {
  question: "Why do trial users leave before paying?",
  draft: true,
  settings: { targetParticipants: 5, rewardCents: 2000 },
});
const { totalCents, lines } = await call("GET", \`/api/studies/\${study.id}/estimate\`);
console.table(lines);

const { checkoutUrl } = await call("POST", \`/api/studies/\${study.id}/publish\`, {
  approve: true,
  expectedTotalCents: totalCents,
});
console.log(checkoutUrl ? \`It launches once it is paid for: \${checkoutUrl}\` : "It is running.");

const { items } = await call("POST", \`/api/studies/\${study.id}/invitations\`, {
  invitations: [{ email: "ana@example.com", name: "Ana" }],
});
for (const { email, status } of items) console.log(email, status);`;

const LIST = `// node list.mjs
import { call } from "./earshot.mjs";

let cursor = "";
do {
  const page = await call("GET", \`/v1/projects?limit=100\${cursor && \`&cursor=\${cursor}\`}\`);
  for (const { id, name } of page.data) console.log(id, name);
  cursor = page.meta.next_cursor;
} while (cursor);`;

/** Programs to copy, each of which runs as it stands. A test runs them. */
export const programsOf = (base: string) => ({
  "earshot.mjs": client(base),
  "upload.mjs": UPLOAD,
  "job.mjs": JOB,
  "study.mjs": STUDY,
  "list.mjs": LIST,
});
