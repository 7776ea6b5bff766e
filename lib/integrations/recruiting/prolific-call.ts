import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import { retryAfterSeconds } from "@/lib/core/time/retry-after";
import { boundedText } from "@/lib/integrations/web/bounded-text";

const PATIENCE_MS = 20_000;
const MOST_BYTES = 8 * 1024 * 1024;

type Request = { method: "GET" | "POST" | "PATCH"; path: string; body?: unknown };

const away = (cause: unknown, retryAfterSeconds?: number) =>
  new AppError("unavailable", "Prolific did not answer. It will be tried again automatically.", {
    cause,
    retryAfterSeconds,
  });

/** Prolific's own message, from `{"error": {"detail": …, "title": …}}`, as one sentence; it may quote what was sent. */
function sentenceOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { detail?: unknown; title?: unknown } };
    const said = JSON.stringify(error?.detail ?? error?.title ?? "").replace(/[{}[\]"\\]+/g, " ");
    if (said.trim()) return `Prolific refused this: ${said.replace(/\s+/g, " ").trim().slice(0, 300)}`;
  } catch {
    // Not JSON, so the status has to do.
  }
  return "Prolific refused this without giving a reason.";
}

/**
 * One call of Prolific's HTTP API (v1; `Authorization: Token …`). Throws `unavailable` for temporary failures (no
 * response, 429, 5xx), `not_found`, and `conflict` with Prolific's own message for what it refuses.
 */
export async function prolificCall({ method, path, body }: Request): Promise<unknown> {
  const { PROLIFIC_API_TOKEN, PROLIFIC_BASE_URL } = config();
  if (!PROLIFIC_API_TOKEN) throw new AppError("conflict", "No Prolific account is connected to this installation.");
  const response = await fetch(`${PROLIFIC_BASE_URL}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Token ${PROLIFIC_API_TOKEN}`,
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: unknown) => {
    throw away(cause);
  });
  const text = await boundedText(response.body, MOST_BYTES).catch((cause: unknown) => {
    throw away(cause);
  });
  if (response.status === 429 || response.status >= 500)
    throw away(response.status, retryAfterSeconds(response.headers));
  if (response.status === 404) throw new AppError("not_found", "Prolific no longer has this study or submission.");
  if (response.status === 401 || response.status === 403)
    throw new AppError("conflict", "Prolific does not accept this installation's token.");
  if (!response.ok) throw new AppError("conflict", sentenceOf(text));
  try {
    return JSON.parse(text || "{}");
  } catch (cause) {
    throw away(cause);
  }
}
