import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { DocsFrame } from "@/components/docs/docs-frame";
import { ErrorCodes } from "@/components/docs/error-codes";
import { VerifySnippets } from "@/components/settings/webhooks/verify-snippets";
import { CodeBlock } from "@/components/ui/code-block";
import { linkLook } from "@/components/ui/link-look";
import * as apiErrors from "@/lib/api/error-codes";
import { config } from "@/lib/core/config";
import { errorTable } from "@/lib/http/error-table";
import * as v1Errors from "@/lib/v1/error-codes";

export const metadata: Metadata = { title: "API reference" };

function Topic({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid max-w-prose grid-cols-1 gap-3 border-t py-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

const DocsLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className={linkLook} href={href}>
    {children}
  </Link>
);

export default function DocsPage() {
  const base = config().APP_URL;
  return (
    <DocsFrame current="start">
      <header className="grid max-w-prose gap-2 pb-8">
        <h1 className="text-2xl">Getting started</h1>
        <p className="text-pretty text-muted-foreground">
          You can reach everything in Earshot with an API key: projects, files, transcripts, what people said, and Eva,
          who answers from it and quotes it word for word.
        </p>
      </header>
      <Topic title="Create a key and make a first call">
        <p>
          Create a key in Settings, under <DocsLink href="/settings/keys">API &amp; MCP</DocsLink>. It’s shown once. It
          acts as you, with a member’s rights at most, in the workspace it was created in. Keys are part of the Pro,
          Team, and Scale plans.
        </p>
        <CodeBlock
          label="curl"
          code={`export EARSHOT_KEY=ear_sk_…\ncurl ${base}/v1/me -H "Authorization: Bearer $EARSHOT_KEY"`}
        />
      </Topic>
      <Topic title="Two APIs">
        <p>
          <DocsLink href="/docs/v1">v1</DocsLink> is the versioned API to build on: it only ever grows. Fields are in
          snake_case, and responses are <code>{"{data, meta?}"}</code>. The{" "}
          <DocsLink href="/docs/api">app API</DocsLink> is what the app itself calls, in camelCase, with lists as{" "}
          <code>{"{items, nextCursor}"}</code>.
        </p>
      </Topic>
      <Topic title="From a transcript to an answer">
        <p>Start an upload, send the bytes, complete it, wait until the file is ready, and ask.</p>
        <CodeBlock
          label="curl"
          code={[
            `curl -X POST ${base}/api/library/uploads -H "Authorization: Bearer $EARSHOT_KEY" \\`,
            `  -H "Content-Type: application/json" \\`,
            `  -d '{"name":"interview.vtt","sizeBytes":'$(wc -c < interview.vtt)',"contentType":"text/vtt"}'`,
            `curl -X PUT "$URL" -H "Content-Type: text/vtt" --data-binary @interview.vtt`,
            `curl -X POST ${base}/api/library/files/$FILE_ID/complete -H "Authorization: Bearer $EARSHOT_KEY"`,
            `until curl -s ${base}/v1/files/$FILE_ID -H "Authorization: Bearer $EARSHOT_KEY" |`,
            `  grep -q '"status":"ready"'; do sleep 1; done`,
            `curl -X POST ${base}/api/eva/ask -H "Authorization: Bearer $EARSHOT_KEY" \\`,
            `  -H "Content-Type: application/json" -d '{"question":"Why did people leave?"}'`,
          ].join("\n")}
        />
      </Topic>
      <Topic title="Lists">
        <p>
          Every list takes <code>limit</code> (1 to 100) and <code>cursor</code>, newest first. Pages don’t shift while
          rows are added. The next cursor is null on the last page.
        </p>
      </Topic>
      <Topic title="Limits">
        <p>
          A key can make 600 calls in any 60 seconds. Calls to the app API also count toward the month: 10,000 on Pro
          and Team, 100,000 on Scale. <code>RateLimit</code> shows what’s left; a 429 includes <code>Retry-After</code>.
          Refused calls (401, 402, 403) don’t count.
        </p>
      </Topic>
      <Topic title="Idempotency">
        <p>
          Send <code>Idempotency-Key</code> with any POST to v1. For 24 hours, the same key and body return the first
          response again, byte for byte, with <code>Idempotent-Replayed: true</code>; a different body with the same key
          is refused.
        </p>
      </Topic>
      <Topic id="webhooks" title="Webhooks">
        <p>
          Your own server can be told what happens: register its URL in Settings, under{" "}
          <DocsLink href="/settings/webhooks">Webhooks</DocsLink>, or with <code>POST /v1/webhooks</code>. Events arrive
          at least once, usually within two seconds, and possibly out of order. Act on each <code>id</code> once, and
          when two are about the same resource, trust the one with the higher <code>sequence</code>.
        </p>
        <p>
          Respond with 2xx within 15 seconds. Undelivered events are tried ten times over about three days, kept for 30
          days, and can be sent again, one by one or all since a given time. A receiver that’s down doesn’t delay
          others. After five days of nothing but failures, or a 410, it’s disabled and the admins get an email.
        </p>
        <p>Every request is signed per Standard Webhooks 1.0.0. Verify it before you trust it:</p>
        <VerifySnippets url="https://example.com/earshot" />
      </Topic>
      <Topic id="mcp" title="From an AI assistant">
        <p>
          Claude, ChatGPT, Cursor, VS Code, and other apps that support MCP can reach your research at{" "}
          <code>{base}/mcp</code>, over Streamable HTTP. They open a page where a person signs in, chooses the
          workspace, and decides whether the app may draft studies. A script sends a key instead.{" "}
          <DocsLink href="/settings/keys">Settings</DocsLink> has setup steps for each app.
        </p>
        <CodeBlock
          label="MCP"
          code={[
            `claude mcp add --transport http earshot ${base}/mcp`,
            "# or, where no browser can be opened:",
            `claude mcp add --transport http earshot ${base}/mcp --header "Authorization: Bearer $EARSHOT_KEY"`,
          ].join("\n")}
        />
        <p>
          Its tools read studies, sessions, readouts, reports, and files, search what people said, ask Eva, and draft
          studies. Nothing is launched, sent, or charged from there. Tool calls count toward the same per-minute and
          monthly limits as app API calls. A connection’s tokens work only at this address: v1 and the app API take
          keys.
        </p>
      </Topic>
      <Topic id="scim" title="From an identity provider">
        <p>
          On the Scale plan, a company’s directory can manage people and roles over SCIM 2.0, at{" "}
          <code>{base}/scim/v2</code>, with its own token from{" "}
          <DocsLink href="/settings/security">Settings, under Security</DocsLink>, which lists the steps for each
          provider. Filters use <code>eq</code>, joined with <code>and</code>. A page has up to 200, starting at{" "}
          <code>startIndex</code> 1. See what it supports at <code>/scim/v2/ServiceProviderConfig</code>.
        </p>
      </Topic>
      <Topic id="errors" title="Errors">
        <p>
          Every response includes <code>X-Request-Id</code>. An error has a code, a message, and in <code>details</code>{" "}
          the path of what’s wrong. Anything in another workspace doesn’t exist for you: 404.
        </p>
        <CodeBlock
          label="422 from v1"
          code={JSON.stringify(
            {
              error: {
                code: "validation_failed",
                message: "The request is not valid. name: Must be at most 200 characters long.",
                details: [{ path: "name", message: "Must be at most 200 characters long." }],
              },
            },
            null,
            2,
          )}
        />
        <h3 className="pt-2 font-medium text-sm">v1 error codes</h3>
        <ErrorCodes
          caption="v1 error codes"
          codes={errorTable(v1Errors.ERROR_CODES, v1Errors.FAULT, v1Errors.ERROR_MEANINGS)}
        />
        <h3 className="pt-2 font-medium text-sm">App API error codes</h3>
        <p>
          Besides a code and message, its errors include the <code>requestId</code>.
        </p>
        <ErrorCodes
          caption="App API error codes"
          codes={errorTable(apiErrors.ERROR_CODES, apiErrors.FAULT, apiErrors.ERROR_MEANINGS)}
        />
      </Topic>
    </DocsFrame>
  );
}
