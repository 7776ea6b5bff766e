// Once a matcher was tested, Next.js finds its contexts elsewhere in the process; modules loaded before keep theirs, as
// the component tests that follow in this process need.
import "next/navigation";
import { unstable_doesMiddlewareMatch as isMatched } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { tokenOf } from "@/lib/services/participants/token";
import { config, proxy } from "@/proxy";

const PAGES = [
  "/",
  "/sign-in",
  "/sign-in/check-email",
  "/sign-up",
  "/no-workspace",
  "/library",
  "/library/files/fil_1",
  "/eva/thr_1",
  "/search",
  "/reports",
  "/reports/rep_1",
  "/connect/abc",
  "/i/p01kafvz4",
  "/i/p01kafvz4/data",
];
const NOT_PAGES = [
  "/api/library/uploads",
  "/api",
  "/v1/projects",
  "/storage/x",
  "/mcp",
  "/authorize",
  "/token",
  "/scim/v2/Users",
];
const ASSETS = [
  "/_next/static/chunks/a.js",
  "/.well-known/oauth-protected-resource",
  "/icon.svg",
  "/healthz",
  "/metrics",
];

const matches = (url: string) => isMatched({ config, nextConfig: {}, url: `http://localhost${url}` });
const policyOf = (url = "http://localhost/library") =>
  proxy(new NextRequest(url)).headers.get("content-security-policy") ?? "";

test.each(PAGES)("the page %s gets a security policy", (url) => expect(matches(url)).toBe(true));

test.each([...NOT_PAGES, ...ASSETS])("%s bypasses the proxy, which would truncate its body", (url) => {
  expect(matches(url)).toBe(false);
});

test("scripts run only with their own page's nonce", () => {
  const nonces = [policyOf(), policyOf()].map(
    (policy) => /script-src 'self' 'nonce-([^']{22,})' 'strict-dynamic';/.exec(policy)?.[1],
  );
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(policyOf()).not.toMatch(/(script|default|style)-src [^;]*unsafe/);
});

test("pages can't be framed, load no plug-ins, and send forms only to this site", () => {
  for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
    expect(policyOf()).toContain(rule);
  }
});

test("the page that asks whether a program may connect lets its answer lead to other sites, and can't be framed", () => {
  const policy = policyOf("http://localhost/connect/abc");
  expect(policy).not.toContain("form-action");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("a page learns its own address, so that signing in returns to it", () => {
  const response = proxy(new NextRequest("http://localhost/library?show=files"));
  expect(response.headers.get("x-middleware-request-x-page-path")).toBe("/library?show=files");
});

test("a participant's link that we never made leads to a page that is rendered whole, without scripts", () => {
  const leadsTo = (path: string) =>
    proxy(new NextRequest(`http://localhost${path}`)).headers.get("x-middleware-rewrite");
  const token = tokenOf("study", newId("study"));
  for (const path of ["/i/nothing", `/i/${token.slice(0, -1)}`, `/i/${token}x`, `/i/${token.slice(1)}/data`, "/i/%E0"])
    expect([path, leadsTo(path)]).toEqual([path, "http://localhost/i"]);
  for (const path of [`/i/${token}`, `/i/${token}/data`, "/library/i/nothing"]) expect(leadsTo(path)).toBeNull();
});
