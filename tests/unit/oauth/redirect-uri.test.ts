import { describe, expect, test } from "vitest";
import { isRedirectUri, matchesRedirectUri, redirectHost } from "@/lib/core/oauth/redirect-uri";

describe("a client may register", () => {
  test.each([
    "https://claude.ai/api/mcp/auth_callback",
    "https://chatgpt.com/connector/oauth/abc123",
    "https://www.cursor.com/agents/mcp/oauth/callback?from=a&b=%20",
    "https://vscode.dev/redirect",
    "https://program.test:8443",
    "https://[2606:4700::1]/cb",
    "http://localhost/callback",
    "http://localhost:7777/oauth/callback",
    "http://127.0.0.1/",
    "http://127.0.0.1:33418/",
    "cursor://anysphere.cursor-mcp/oauth/callback",
    "com.example.app:/cb",
    "com.example.app:/oauth2redirect/earshot?from=a",
    "vscode-insiders://publisher.extension/callback",
    "myapp:///callback",
    "MyApp://callback",
  ])("%s", (uri) => expect(isRedirectUri(uri)).toBe(true));
});

describe("a client may not register", () => {
  test.each([
    "http://program.test/callback",
    "http://localhost.evil.test/",
    "http://localhost@evil.test/",
    "http://evil.test/localhost",
    "http://0.0.0.0/cb",
    "http://127.1/cb",
    "http://2130706433/cb",
    "http://0x7f000001:7777/cb",
    "http://192.168.0.4/cb",
    "http://[::1]/callback",
    "http://[::1]:3000/callback",
    "http:localhost/cb",
    "http:///localhost/cb",
    "https:program.test/cb",
    "https:///program.test/cb",
    "https://*.program.test/cb",
    "https://program.test/*",
    "https://program.test/cb#part",
    "https://program.test/cb#",
    "https://user@program.test/cb",
    "https://user:pass@program.test/cb",
    "https://@program.test/cb",
    "https://:@program.test/cb",
    "https://program.test\\@evil.test/cb",
    "https://program.test/c b",
    "https://program.test/c\nb",
    "https://program.test/\u0000",
    " https://program.test/cb",
    "https://prögram.test/cb",
    'https://program.test/"><script>',
    "/callback",
    "//program.test/callback",
    "callback",
    "",
    "javascript:alert(1)",
    "JavaScript://program.test/%0aalert(1)",
    "data:text/html,hi",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://program.test/x",
    "about:blank",
    "ftp://program.test/",
    "ws://program.test/",
    "wss://program.test/",
    "mailto:a@b.test",
    "view-source:https://program.test/",
    "intent://program.test/#Intent;end",
    "tel:+15551234",
    "myapp:callback",
    "magnet:?xt=urn:x",
    "search-ms:query=x",
    "urn:ietf:wg:oauth:2.0:oob",
    "com.example.app:",
    "com.example.app:?code",
    "vbscript://program.test/x",
    "jar:https://program.test/x!/y",
    "chrome-extension://abcdef/cb",
    "moz-extension://abcdef/cb",
    "safari-web-extension://abcdef/cb",
    "edge://settings/",
    "ldap://program.test/cb",
    "ssh://program.test/cb",
    "sftp://program.test/cb",
    "smb://program.test/cb",
    "telnet://program.test/",
    "feed://program.test/",
    "market://details",
    "itms-services://x/",
    "ms-settings://x/",
    "x-apple.systempreferences://x/",
    `https://program.test/${"a".repeat(2_000)}`,
  ])("%s", (uri) => expect(isRedirectUri(uri)).toBe(false));
});

describe("an answer goes to", () => {
  test.each([
    ["https://program.test/cb", "https://program.test/cb"],
    ["http://localhost:51999/callback", "http://localhost/callback"],
    ["http://localhost/callback", "http://localhost/callback"],
    ["http://127.0.0.1:33419/", "http://127.0.0.1/"],
    ["http://127.0.0.1:33419", "http://127.0.0.1/"],
    ["http://localhost:1/cb?a=1", "http://localhost/cb?a=1"],
    ["http://localhost:80/cb", "http://localhost/cb"],
  ])("%s where %s is registered", (asked, registered) => expect(matchesRedirectUri(asked, registered)).toBe(true));
});

describe("no answer goes to", () => {
  test.each([
    ["https://program.test/cb/", "https://program.test/cb"],
    ["https://program.test/cb?x=1", "https://program.test/cb"],
    ["https://program.test:443/cb", "https://program.test/cb"],
    ["https://PROGRAM.test/cb", "https://program.test/cb"],
    ["https://program.test/CB", "https://program.test/cb"],
    ["https://program.test/cb/../cb", "https://program.test/cb"],
    ["https://program.test.evil.test/cb", "https://program.test/cb"],
    ["http://localhost:3001/cb", "http://localhost:3000/cb"],
    ["http://localhost/cb", "http://localhost:3000/cb"],
    ["http://localhost:3000/cb", "http://localhost:80/cb"],
    ["http://127.0.0.1:3000/cb", "http://localhost/cb"],
    ["http://localhost:3000/other", "http://localhost/cb"],
    ["http://localhost:3000/cb?x=1", "http://localhost/cb"],
    ["http://localhost:3000/cb#x", "http://localhost/cb"],
    ["http://me@localhost:3000/cb", "http://localhost/cb"],
    ["http://localhost:99999/cb", "http://localhost/cb"],
    ["http://localhost:3000.evil.test/cb", "http://localhost/cb"],
    ["https://localhost:3000/cb", "http://localhost/cb"],
    ["cursor://other/cb", "cursor://anysphere/cb"],
    ["cursor://anysphere:80/cb", "cursor://anysphere/cb"],
  ])("%s where %s is registered", (asked, registered) => expect(matchesRedirectUri(asked, registered)).toBe(false));
});

test("people see host and port, or the scheme of a program's own links", () => {
  expect(redirectHost("https://claude.ai/api/mcp/auth_callback")).toBe("claude.ai");
  expect(redirectHost("http://localhost:7777/cb")).toBe("localhost:7777");
  expect(redirectHost("cursor://anysphere.cursor-mcp/oauth/callback")).toBe("cursor:");
});
