import { AppError } from "@/lib/core/errors";
import { METHODS, type Method } from "@/lib/core/operation";
import { observed } from "./observed";
import type { Surface } from "./surface";

/** Next.js would answer OPTIONS by itself, and call everything that a route file exports allowed. */
const REFUSED = [...METHODS, "OPTIONS"] as const;

/**
 * The methods that a path does not have answer 405 with `Allow` in the surface's envelope:
 * `export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}", ["GET"])` is what a route file adds.
 */
export const methodNotAllowedFor = (surface: Surface) => (path: string, allow: readonly Method[]) => {
  const refuse = (request: Request): Promise<Response> =>
    observed(surface, path, request, async () => {
      throw new AppError("method_not_allowed", `This endpoint supports only ${allow.join(", ")}.`, { allow });
    });
  return Object.fromEntries(REFUSED.map((method) => [method, refuse])) as Record<
    (typeof REFUSED)[number],
    typeof refuse
  >;
};

/** Every address of a surface that is none of its endpoints. */
export const notFoundFor = (surface: Surface) => (request: Request) =>
  observed(surface, "/*", request, async () => {
    throw new AppError("not_found", "No such endpoint. The reference is at /docs.");
  });

/** Makes a route handler of what is no operation; failures, log and metrics are as everywhere. */
export const rawFor =
  (surface: Surface) =>
  (path: string, answer: (request: Request, requestId: string) => Response | Promise<Response>) =>
  (request: Request) =>
    observed(surface, path, request, async ({ requestId }) => answer(request, requestId));
