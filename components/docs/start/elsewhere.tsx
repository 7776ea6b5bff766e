import { VerifySnippets } from "@/components/settings/webhooks/verify-snippets";
import { CodeBlock } from "@/components/ui/copy/code-block";
import { DocsLink, Topic } from "./topic";

/** What calls you, and what else can call. */
export function Elsewhere({ base }: { base: string }) {
  return (
    <>
      <Topic id="webhooks">
        <p>
          Your own server can be told what happens: register its URL in Settings, under{" "}
          <DocsLink href="/settings/webhooks">Webhooks</DocsLink>, or with{" "}
          <DocsLink href="/docs/v1/webhooks#createWebhook">POST /v1/webhooks</DocsLink>. Each kind of event is described{" "}
          <DocsLink href="/docs/v1/events">with its payload</DocsLink>. Events arrive at least once, usually within two
          seconds, and possibly out of order. Act on each <code>id</code> once, and when two are about the same
          resource, trust the one with the higher <code>sequence</code>.
        </p>
        <p>
          Respond with 2xx within 15 seconds. Undelivered events are tried ten times over about three days, kept for 30
          days, and can be sent again, one by one or all since a given time. A receiver that’s down doesn’t delay
          others. After five days of nothing but failures, or a 410, it’s disabled, and the admins get an email if this
          installation sends any.
        </p>
        <p>Every request is signed per Standard Webhooks 1.0.0. Verify it before you trust it:</p>
        <VerifySnippets url="https://example.com/earshot" />
      </Topic>
      <Topic id="mcp">
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
            `claude mcp add --transport http earshot ${base}/mcp \\`,
            `  --header "Authorization: Bearer $EARSHOT_KEY"`,
          ].join("\n")}
        />
        <p>
          Its tools read studies, sessions, readouts, reports, and files, search what people said, ask Eva, and draft
          studies. Nothing is launched, sent, or charged from there. Tool calls count toward the same per-minute and
          monthly limits as app API calls. A connection’s tokens work only at this address: v1 and the app API take
          keys.
        </p>
      </Topic>
      <Topic id="scim">
        <p>
          On the Scale plan, a company’s directory can manage people and roles over SCIM 2.0, at{" "}
          <code>{base}/scim/v2</code>, with its own token from{" "}
          <DocsLink href="/settings/security">Settings, under Security</DocsLink>, which lists the steps for each
          provider. Filters use <code>eq</code>, joined with <code>and</code>. A page has up to 200, starting at{" "}
          <code>startIndex</code> 1. See what it supports at <code>/scim/v2/ServiceProviderConfig</code>.
        </p>
        <CodeBlock
          label="curl"
          code={[
            `curl -G ${base}/scim/v2/Users -H "Authorization: Bearer $EARSHOT_SCIM_TOKEN" \\`,
            `  --data-urlencode 'filter=userName eq "maya@example.com"'`,
          ].join("\n")}
        />
      </Topic>
    </>
  );
}
