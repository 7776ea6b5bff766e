import { deviceOf } from "@/lib/core/swarm/device-of";
import { SLOW_REQUEST_MS } from "@/lib/core/swarm/limits";
import { placeKey } from "@/lib/core/swarm/place-key";
import type { RawProblem, StepEvent, StepRecord, Walk } from "@/lib/core/swarm/types";
import { rawProblem } from "./raw-problem";

type Request = Extract<StepEvent, { kind: "request" }>;

/** What console and network reported: script errors, failed requests, slow responses. */
export function findTechnicalProblems({ steps, persona, target }: Walk): RawProblem[] {
  const slowMs = SLOW_REQUEST_MS + (deviceOf(persona).network?.latencyMs ?? 0) * 4;
  return steps.flatMap((step) => {
    const pageUrl = step.observation?.url ?? target;
    return step.events.flatMap((event) => {
      if (event.kind === "console" || event.kind === "exception") return scriptError(step, event, pageUrl);
      if (event.kind !== "request") return [];
      return [...failedRequest(step, event, pageUrl), ...slowAnswer(step, event, pageUrl, slowMs)];
    });
  });
}

function scriptError({ index }: StepRecord, event: StepEvent & { text: string }, pageUrl: string): RawProblem[] {
  // The browser's own line about a request, which is reported separately.
  if (/^Failed to load resource/.test(event.text)) return [];
  return [
    rawProblem({
      kind: "console_error",
      subject: event.text,
      anywhere: true,
      severity: event.kind === "exception" ? "moderate" : "minor",
      title: event.kind === "exception" ? "A script of the page breaks off" : "The page writes an error to the console",
      summary:
        "The browser's console told of an error while the page was used. What the script was to do may be missing.",
      recommendation: "Mend the script at the place that the message names.",
      pageUrl,
      evidence: [{ kind: "console", stepIndex: index, quote: event.text.slice(0, 1_000) }],
    }),
  ];
}

function failedRequest({ index }: StepRecord, request: Request, pageUrl: string): RawProblem[] {
  const { status, failure, document, method, url } = request;
  const failed = (status ?? 0) >= 400 || (failure !== null && !/ERR_ABORTED|ERR_BLOCKED_BY_CLIENT/.test(failure));
  if (document || !failed || /\/favicon\.ico$/.test(placeKey(url))) return [];
  return [
    rawProblem({
      kind: "failed_request",
      subject: `${method} ${placeKey(url)}`,
      anywhere: true,
      severity: (status ?? 500) >= 500 ? "serious" : "moderate",
      title: "A part of the page could not be loaded",
      summary: `${method} ${placeKey(url)} ${status ? `was answered with ${status}` : "got no answer"}, so something that belongs to the page is missing.`,
      recommendation: "Mend what answers that address, or take the request out of the page.",
      pageUrl,
      evidence: [{ kind: "network", stepIndex: index, quote: `${method} ${url} ${status ?? failure}`.slice(0, 1_000) }],
    }),
  ];
}

function slowAnswer({ index }: StepRecord, request: Request, pageUrl: string, slowMs: number): RawProblem[] {
  const { durationMs, document, url, failure } = request;
  if (durationMs < slowMs || failure) return [];
  const seconds = (durationMs / 1_000).toFixed(1);
  return [
    rawProblem({
      kind: "slow_answer",
      subject: placeKey(url),
      anywhere: true,
      severity: durationMs > 10_000 ? "serious" : "moderate",
      title: document ? "A page takes long to answer" : "A part of the page takes long to come",
      summary: `${placeKey(url)} took ${seconds} seconds.`,
      recommendation:
        "Find what the server waits for there; answer within a second, or show at once that work is going on.",
      pageUrl,
      evidence: [{ kind: "network", stepIndex: index, quote: null }],
    }),
  ];
}
