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
          Everything in Earshot can be reached by a key: projects, files, transcripts, what people said, and Eva, who
          answers from it and quotes it word for word.
        </p>
      </header>
      <Topic title="A key and a first call">
        <p>
          Make a key in Settings, under <DocsLink href="/settings/keys">API &amp; MCP</DocsLink>. It is shown once. It
          acts as you, with a member’s rights at most, in the workspace it was made in; keys are part of the Pro, Team
          and Scale plans.
        </p>
        <CodeBlock
          label="curl"
          code={`export EARSHOT_KEY=ear_sk_…\ncurl ${base}/v1/me -H "Authorization: Bearer $EARSHOT_KEY"`}
        />
      </Topic>
      <Topic title="Two APIs">
        <p>
          <DocsLink href="/docs/v1">v1</DocsLink> is the versioned one to build on: it only ever grows. Fields are in
          snake_case, answers are <code>{"{data, meta?}"}</code>. The <DocsLink href="/docs/api">app API</DocsLink> is
          what the app itself calls, in camelCase, with lists as <code>{"{items, nextCursor}"}</code>.
        </p>
      </Topic>
      <Topic title="From a transcript to an answer">
        <p>Start an upload, send the bytes, finish it, wait until it is read, and ask.</p>
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
          Every list takes <code>limit</code> (1 to 100) and <code>cursor</code>, newest first. A page never shifts
          while rows are added. The cursor of the next page is null on the last one.
        </p>
      </Topic>
      <Topic title="Limits">
        <p>
          A key may make 600 calls in any 60 seconds. Calls to the app API also count towards the month: 10,000 on Pro
          and Team, 100,000 on Scale. <code>RateLimit</code> tells what is left; a 429 carries <code>Retry-After</code>.
          Refused calls (401, 402, 403) use up nothing.
        </p>
      </Topic>
      <Topic title="Doing something once">
        <p>
          Send <code>Idempotency-Key</code> with any POST to v1. For 24 hours the same key and body get the first answer
          again, byte for byte, with <code>Idempotent-Replayed: true</code>; another body under the same key is refused.
        </p>
      </Topic>
      <Topic id="webhooks" title="Webhooks">
        <p>
          A program of yours can hear of what happens by itself: register its address in Settings, under{" "}
          <DocsLink href="/settings/webhooks">Webhooks</DocsLink>, or with <code>POST /v1/webhooks</code>. Events come
          at least once, usually within two seconds, and may overtake one another: act on each <code>id</code> once, and
          of two about the same resource believe the one with the higher <code>sequence</code>.
        </p>
        <p>
          Answer 2xx within 15 seconds. What is not taken is tried ten times over about three days, kept for 30, and can
          be sent again, one by one or all since a time. A receiver that is away delays no other; after five days of
          nothing but failures, or a 410, it is disabled and the admins get a mail.
        </p>
        <p>Every request is signed as Standard Webhooks 1.0.0 says. Check it before you believe it:</p>
        <VerifySnippets url="https://example.com/earshot" />
      </Topic>
      <Topic id="mcp" title="From an assistant">
        <p>
          Claude, ChatGPT, Cursor, VS Code and other programs that speak MCP reach the research at{" "}
          <code>{base}/mcp</code>, over Streamable HTTP. They open a page on which a person signs in, chooses the
          workspace and says whether the program may draft studies; a script sends a key instead.{" "}
          <DocsLink href="/settings/keys">Settings</DocsLink> has the set-up of each program.
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
          Its tools read studies, sessions, readouts, reports and files, search what people said, ask Eva and draft
          studies; nothing is launched, sent or charged from there. Calls of tools count towards the same minute and
          month as those of the app API. A connection’s tokens work at this address alone: v1 and the app API take keys.
        </p>
      </Topic>
      <Topic id="scim" title="From an identity provider">
        <p>
          On the Scale plan a company’s directory looks after people and roles over SCIM 2.0, at{" "}
          <code>{base}/scim/v2</code>, with a token of its own from{" "}
          <DocsLink href="/settings/security">Settings, under Security</DocsLink>, where the steps at each provider are.
          Filters are <code>eq</code>, joined by <code>and</code>; a page has up to 200, counted from{" "}
          <code>startIndex</code> 1. What it can do is at <code>/scim/v2/ServiceProviderConfig</code>.
        </p>
      </Topic>
      <Topic id="errors" title="Errors">
        <p>
          Every answer carries <code>X-Request-Id</code>. An error has a code, a sentence, and in <code>details</code>{" "}
          the path of what is wrong. What belongs to another workspace does not exist for you: 404.
        </p>
        <CodeBlock
          label="422 from v1"
          code={JSON.stringify(
            {
              error: {
                code: "validation_failed",
                message: "The request is not valid. name: Too big: expected string to have <=200 characters",
                details: [{ path: "name", message: "Too big: expected string to have <=200 characters" }],
              },
            },
            null,
            2,
          )}
        />
        <h3 className="pt-2 font-medium text-sm">Codes of v1</h3>
        <ErrorCodes
          caption="Codes of v1"
          codes={errorTable(v1Errors.ERROR_CODES, v1Errors.FAULT, v1Errors.ERROR_MEANINGS)}
        />
        <h3 className="pt-2 font-medium text-sm">Codes of the app API</h3>
        <p>
          Beside code and message its errors hold the <code>requestId</code>.
        </p>
        <ErrorCodes
          caption="Codes of the app API"
          codes={errorTable(apiErrors.ERROR_CODES, apiErrors.FAULT, apiErrors.ERROR_MEANINGS)}
        />
      </Topic>
    </DocsFrame>
  );
}
