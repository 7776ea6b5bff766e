/** Whether the process responds. Checks nothing else, so that losing the database doesn't get it restarted. */
export const GET = () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
export const dynamic = "force-dynamic";
