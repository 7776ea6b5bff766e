/** Whether the process answers; it asks nothing else, so that a lost database does not get it restarted. */
export const GET = () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
export const dynamic = "force-dynamic";
