import { createHash } from "node:crypto";
import type { WaveformRecord } from "@/lib/services/recordings/record";

/**
 * A recording's loudness never changes once it is measured: browsers keep it, and ask again with its tag. That there is
 * none yet is not kept.
 */
export function waveformAnswer(request: Request, waveform: WaveformRecord): Response {
  if (waveform.peaks.length === 0)
    return Response.json(waveform, { headers: { "cache-control": "private, no-store" } });
  const body = JSON.stringify(waveform);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = { "cache-control": "private, max-age=3600", etag };
  const known = request.headers
    .get("if-none-match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(etag)) return new Response(null, { status: 304, headers });
  const length = String(Buffer.byteLength(body));
  return new Response(body, {
    status: 200,
    headers: { ...headers, "content-type": "application/json; charset=utf-8", "content-length": length },
  });
}
