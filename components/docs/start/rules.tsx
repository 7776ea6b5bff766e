import { CodeBlock } from "@/components/ui/copy/code-block";
import { Table } from "@/components/ui/lists/table";
import { PLAN_FACTS } from "@/lib/core/plans";
import { programsOf } from "./programs";
import { Topic } from "./topic";

const WITH_API = Object.values(PLAN_FACTS).filter(({ apiCallsMonthly }) => apiCallsMonthly > 0);

const HEADERS = `RateLimit-Policy: "minute";q=600;w=60, "month";q=10000;w=2592000
RateLimit: "minute";r=598;t=61, "month";r=9847;t=345312`;

/** What holds for every call. */
export function Rules({ base }: { base: string }) {
  return (
    <>
      <Topic id="lists">
        <p>
          Every list takes <code>limit</code> (1 to 100) and <code>cursor</code>, newest first. Pages don’t shift while
          rows are added. The next cursor is null on the last page. A cursor belongs to the list and filters that
          returned it.
        </p>
        <CodeBlock label="list.mjs" code={programsOf(base)["list.mjs"]} />
      </Topic>
      <Topic id="limits">
        <p>
          A key can make 600 calls in any 60 seconds. Calls to the app API and to MCP also count toward the workspace’s
          month, which starts on the 1st (UTC); calls to v1 don’t. Refused calls (401, 402, 403) don’t count.
        </p>
        <Table caption="Calls a month">
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Calls a month, app API and MCP</th>
            </tr>
          </thead>
          <tbody>
            {WITH_API.map(({ label, apiCallsMonthly }) => (
              <tr key={label}>
                <td>{label}</td>
                <td className="tabular-nums">{apiCallsMonthly.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>
          Each response shows what’s left (<code>r</code>) and in how many seconds all of it is free again (
          <code>t</code>). A 429 has <code>Retry-After</code> in seconds: wait that long, then send the call again.
        </p>
        <CodeBlock label="Response headers" code={HEADERS} />
      </Topic>
      <Topic id="idempotency">
        <p>
          Send <code>Idempotency-Key</code> with any POST to v1, a question to Eva, <code>POST /api/studies</code>, or{" "}
          <code>POST /api/studies/&#123;id&#125;/draft</code>, so that a call whose response got lost can be repeated.
          For 24 hours, the same key and body return the first response again, byte for byte on v1, with{" "}
          <code>Idempotent-Replayed: true</code>; a different body with the same key is refused.
        </p>
        <CodeBlock
          label="curl"
          code={[
            `curl -X POST ${base}/v1/projects -H "Authorization: Bearer $EARSHOT_KEY" \\`,
            `  -H "Content-Type: application/json" -H "Idempotency-Key: checkout-1" \\`,
            `  -d '{"name":"Checkout"}'`,
          ].join("\n")}
        />
      </Topic>
    </>
  );
}
