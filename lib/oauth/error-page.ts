import { hash } from "node:crypto";
import { escapeHtml } from "@/lib/core/text/escape-html";

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;display:grid;min-height:100dvh;
place-items:center}main{max-width:30rem;padding:1.5rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0 0 1rem}
small{opacity:.7}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", STYLE, "base64")}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/** A refusal as a page, for the person whose browser a program sent here. Status and headers stay. */
export async function errorPage(refusal: Response): Promise<Response> {
  const { error_description: sentence } = (await refusal.json()) as { error_description: string };
  const headers = new Headers(refusal.headers);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Nothing was connected · Earshot</title>
<style>${STYLE}</style><main><h1>Nothing was connected</h1><p>${escapeHtml(sentence)}</p>
<p>Go back to the app and try again. If this keeps happening, contact the app's developers.</p>
<small>Request ${escapeHtml(headers.get("X-Request-Id") ?? "")}</small></main></html>`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Length", String(Buffer.byteLength(html)));
  headers.set("Content-Security-Policy", POLICY);
  return new Response(html, { status: refusal.status, headers });
}
