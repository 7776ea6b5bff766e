import { z } from "zod";
import { EMBEDDED_URL, type Engine, type Run, type Task } from "./engine";

/** The SDK's response: 200 with the result, 206 with steps; anything else is a failure of the function. */
export type Answer = { status: number; body: unknown; isFinal: boolean; retryAfter: string | null };

type StoredStep = { id: string; kind: "data" | "error"; value: unknown };

/** The Inngest server's own limits: a step may run for two hours and return 4 MB. */
const MAX_STEP_MS = 2 * 3_600_000;
const MAX_ANSWER_CHARS = 4 * 1024 ** 2;

const failure = (message: string, isFinal: boolean): Answer => ({
  status: isFinal ? 400 : 500,
  body: { name: "Error", message },
  isFinal,
  retryAfter: null,
});

/**
 * One statement, so as of one moment: a step that finished between two would be neither stored nor planned, and the SDK
 * would run it again.
 */
const STORED_STEPS = `
  SELECT coalesce((SELECT json_agg(json_build_object('id', id, 'kind', kind, 'value', value) ORDER BY position)
                     FROM jobs.step WHERE run_id = $1), '[]') AS steps,
         EXISTS (SELECT 1 FROM jobs.task WHERE run_id = $1 AND kind = 'step') AS has_planned`;

async function storedSteps(engine: Engine, runId: string): Promise<{ steps: StoredStep[]; has_planned: boolean }> {
  const { rows } = await engine.pool.query<{ steps: StoredStep[]; has_planned: boolean }>(STORED_STEPS, [runId]);
  return rows[0] ?? { steps: [], has_planned: false };
}

/** `ctx.fn_id` is left out on purpose: with it the SDK would report steps to a server on its own. */
async function requestFor(engine: Engine, task: Task, run: Run): Promise<Request> {
  const { steps, has_planned } = await storedSteps(engine, run.id);
  const ids = steps.map((step) => step.id);
  const results = steps.map(({ id, kind, value }) => [
    id,
    kind === "error" ? { type: "error", error: value } : { type: "data", data: value },
  ]);
  const query = new URLSearchParams({ fnId: run.function_id, stepId: task.kind === "step" ? task.step_id : "step" });
  return new Request(`${EMBEDDED_URL}/api/inngest?${query}`, {
    method: "POST",
    headers: {
      host: "embedded.invalid",
      "content-type": "application/json",
      "x-inngest-run-id": run.id,
      "x-inngest-server-kind": "dev",
    },
    body: JSON.stringify({
      version: -1,
      event: run.event,
      events: [run.event],
      steps: Object.fromEntries(results),
      ctx: {
        run_id: run.id,
        attempt: task.attempt,
        max_attempts: engine.functions.get(run.function_id)?.maxAttempts,
        disable_immediate_execution: has_planned,
        use_api: false,
        stack: { stack: ids, current: ids.length },
      },
    }),
  });
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  if (text.length > MAX_ANSWER_CHARS) return failure("A step returned more than 4 MB.", true);
  return {
    status: response.status,
    body: z.json().parse(JSON.parse(text || "null")),
    isFinal: response.status === 400 || response.headers.get("x-inngest-no-retry") === "true",
    retryAfter: response.headers.get("retry-after"),
  };
}

/** Calls the function once: it replays the stored steps and runs the next one. Rejects only if the database does. */
export async function callFunction(engine: Engine, task: Task, run: Run): Promise<Answer> {
  const request = await requestFor(engine, task, run);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(failure("A step ran for more than two hours.", false)), MAX_STEP_MS);
    timer.unref();
  });
  const call = engine
    .handler(request)
    .then(readAnswer)
    .catch((error: unknown) => failure(error instanceof Error ? error.message : String(error), false));
  return Promise.race([call, limit]).finally(() => clearTimeout(timer));
}
