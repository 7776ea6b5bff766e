import { AppError } from "@/lib/core/errors";
import { METHODS, type Method } from "@/lib/core/operation";
import { observed } from "./observed";
import type { Surface } from "./surface";

/** Next.js would answer OPTIONS by itself, and list everything that a route file exports as allowed. */
const REFUSED = [...METHODS, "OPTIONS"] as const;

/**
 * Answers 405 with `Allow`, in the surface's envelope, for the methods that a path doesn't have. A route file adds:
 * `export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}", ["GET"])`.
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

/** Every URL of a surface that isn't an endpoint. */
export const notFoundFor = (surface: Surface) => (request: Request) =>
  observed(surface, "/*", request, async () => {
    throw new AppError("not_found", "No such endpoint. The reference is at /docs.");
  });

/** Makes a route handler that isn't an operation; failures, log and metrics work as everywhere. */
export const rawFor =
  (surface: Surface) =>
  (path: string, answer: (request: Request, requestId: string) => Response | Promise<Response>) =>
  (request: Request) =>
    observed(surface, path, request, async ({ requestId }) => answer(request, requestId));
