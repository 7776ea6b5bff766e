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
      title: event.kind === "exception" ? "A script on the page fails" : "The page logs an error to the console",
      summary:
        "The browser’s console reported an error while the page was used. Whatever the script was supposed to do may be missing.",
      recommendation: "Fix the script at the place the message names.",
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
      title: "Part of the page couldn’t be loaded",
      summary: `${method} ${placeKey(url)} ${status ? `returned ${status}` : "got no response"}, so something that belongs to the page is missing.`,
      recommendation: "Fix what serves that address, or remove the request from the page.",
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
      title: document ? "A page is slow to respond" : "Part of the page is slow to load",
      summary: `${placeKey(url)} took ${seconds} seconds.`,
      recommendation:
        "Find out what the server waits for; respond within a second, or show at once that work is in progress.",
      pageUrl,
      evidence: [{ kind: "network", stepIndex: index, quote: null }],
    }),
  ];
}
