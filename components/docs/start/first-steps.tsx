import { CodeBlock } from "@/components/ui/copy/code-block";
import { linkLook } from "@/components/ui/links/link-look";
import { exampleId } from "@/lib/core/example-id";
import { programsOf } from "./programs";
import { DocsLink, Topic } from "./topic";

const ME = {
  data: {
    id: exampleId("user"),
    email: "maya@example.com",
    name: "Maya Okafor",
    role: "member",
    plan: "pro",
    workspace_id: exampleId("workspace"),
  },
};

/** From a key to a program that uses it. */
export function FirstSteps({ base }: { base: string }) {
  return (
    <>
      <Topic id="first-call">
        <p>
          Create a key in Settings, under <DocsLink href="/settings/keys">API &amp; MCP</DocsLink>. It’s shown once. It
          acts as you, with a member’s rights at most, in the workspace it was created in. Keys are part of the Pro,
          Team, and Scale plans. A read-only key reads everything and asks Eva, and changes nothing.
        </p>
        <CodeBlock
          label="curl"
          code={`export EARSHOT_KEY=ear_sk_…\ncurl ${base}/v1/me -H "Authorization: Bearer $EARSHOT_KEY"`}
        />
        <CodeBlock label="Response 200" code={JSON.stringify(ME, null, 2)} />
      </Topic>
      <Topic id="apis">
        <p>
          <DocsLink href="/docs/v1">v1</DocsLink> is the versioned API to build on: it only ever grows. Fields are in
          snake_case, and responses are <code>{"{data, meta?}"}</code>. The{" "}
          <DocsLink href="/docs/api">app API</DocsLink> is what the app itself calls, in camelCase, with lists as{" "}
          <code>{"{items, nextCursor}"}</code>. One key is good for both. Times are in UTC, in ISO 8601, and ids are
          opaque.
        </p>
        <p>
          Each has an OpenAPI 3.1 document to generate a client from or to import into a tool:{" "}
          <a className={linkLook} href="/v1/openapi.json">
            /v1/openapi.json
          </a>{" "}
          and{" "}
          <a className={linkLook} href="/api/openapi.json">
            /api/openapi.json
          </a>
          . Responses may gain fields, so ignore those you don’t know. For TypeScript, this writes types of every call;
          its last option leaves fields with a default optional:
        </p>
        <CodeBlock
          label="Types for TypeScript"
          code={`npx openapi-typescript ${base}/v1/openapi.json -o earshot-v1.d.ts \\\n  --default-non-nullable=false`}
        />
      </Topic>
      <Topic id="client">
        <p>
          This is all that the programs below need. It runs on Node 20 without packages, waits when it’s asked to, and
          throws the error it was told.
        </p>
        <CodeBlock label="earshot.mjs" code={programsOf(base)["earshot.mjs"]} />
      </Topic>
    </>
  );
}
