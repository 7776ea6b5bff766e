import { createHash, randomBytes } from "node:crypto";
import { config } from "@/lib/core/config";
import { isHttps } from "@/lib/http/sign-in/cookies";

/**
 * A form that we send to next-auth ourselves, with the CSRF token it requires: a random text and its hash with the
 * app's secret.
 */
export function internalRequest(path: string, fields: Record<string, string>): Request {
  const csrfToken = randomBytes(32).toString("hex");
  const mark = createHash("sha256").update(`${csrfToken}${config().APP_SECRET}`).digest("hex");
  const prefix = isHttps() ? "__Host-" : "";
  const cookie = `${prefix}next-auth.csrf-token=${encodeURIComponent(`${csrfToken}|${mark}`)}`;
  return new Request(new URL(path, `${config().APP_URL}/api/auth/`), {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
  });
}
