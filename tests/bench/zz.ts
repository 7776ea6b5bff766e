import { spawn } from "node:child_process"; import { once } from "node:events"; import autocannon from "autocannon";
process.env.APP_SECRET = "x".repeat(40); process.env.DATABASE_URL = process.argv[2];
const { makeCaller, makeKey } = await import("@/tests/support/factories"); const { pool } = await import("@/lib/db/pool");
const c = await makeCaller({ plan: "scale" });
await pool().query(`INSERT INTO project (id, workspace_id, name, created_by_id, created_at, updated_at) SELECT $1||n, $2, 'Project ' || n, $3, now() - n * interval '1 minute', now() FROM generate_series(1, 2000) n`, [c.workspace.id.slice(4,20), c.workspace.id, c.person.id]);
await pool().query("vacuum analyze project");
const keys = await Promise.all(Array.from({length: 300}, () => makeKey(c.person)));
const env: any = { ...process.env, PORT: "21555", APP_URL: "http://localhost:21555", DATA_DIR: "/tmp/zzd", LOG_LEVEL: "info", NODE_ENV: "production" };
const app = spawn(process.execPath, ["--cpu-prof", "--cpu-prof-dir=/tmp/prof2", "node_modules/next/dist/bin/next", "start", "-p", "21555"], { env, stdio: "ignore" });
for (let i = 0; i < 100; i++) { if (await fetch("http://localhost:21555/healthz").catch(() => null)) break; await new Promise(r => setTimeout(r, 100)); }
const create = process.argv[3] === "create";
const reqs = keys.map(k => create ? ({ method: "POST", path: "/v1/projects", headers: { authorization: `Bearer ${k}`, "content-type": "application/json" }, body: '{"name":"x"}' }) : ({ method: "GET", path: "/v1/projects", headers: { authorization: `Bearer ${k}` } }));
const r = await autocannon({ url: "http://localhost:21555", connections: 8, duration: 12, requests: reqs });
console.log(r.requests.average, r.non2xx);
app.kill("SIGTERM"); await once(app, "exit"); process.exit(0);
