import type { z } from "zod";
import type { Context } from "@/lib/core/context";
import type { Operation } from "@/lib/core/operation";
import { failed, toResponse } from "./answer/answered";
import { idempotent } from "./idempotency/idempotent";
import { idempotencyKeyOf, takesKey } from "./idempotency/key";
import { observed } from "./observed";
import { parseInput, type RouteArguments } from "./request/parse-input";
import type { Admission, Answered, Call, Surface } from "./surface";

export type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  request: Request;
};

/**
 * The only place where a request becomes a call and a result becomes a response: admit, parse, call, check the result
 * against its schema. A handler may return a `Response` for what isn't JSON, such as a stream.
 */
export const endpointFor = (surface: Surface) =>
  function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    operation: Operation<P, Q, B, R>,
    handle: (ctx: Context, input: Input<P, Q, B>) => Promise<z.input<R> | Response>,
  ) {
    const answer = async (request: Request, args: RouteArguments, call: Call): Promise<Response> => {
      call.admission = await admit(surface, operation, request, call.requestId);
      const { ctx } = call.admission;
      const input = (await parseInput(operation, request, args)) as Input<P, Q, B>;
      const run = async (): Promise<Response | Answered> => {
        const result = await handle(ctx, input);
        if (result instanceof Response) return result;
        const checked = operation.response.parse(result);
        return {
          status: operation.status,
          body: JSON.stringify(checked),
          location: operation.location?.(checked, input.params) ?? null,
        };
      };
      const key = takesKey(surface, operation) ? idempotencyKeyOf(request) : null;
      const outcome =
        key === null
          ? await run()
          : await idempotent(
              ctx,
              {
                key,
                path: addressOf(`${surface.prefix}${operation.path}`, input.params),
                body: input.body,
                isRepeatable: operation.isRepeatable === true,
                holdsSecret: operation.holdsSecret === true,
              },
              run,
              (error) => failed(surface, error, call.requestId),
            );
      return outcome instanceof Response ? outcome : toResponse(outcome);
    };
    const route = (request: Request, args: RouteArguments): Promise<Response> =>
      observed(surface, operation.path, request, (call) => answer(request, args, call));
    return Object.assign(route, { operation: { ...operation, surface: surface.prefix } });
  };

/** The canonical form of a URL that can be spelled in several ways: with a trailing slash, or with encoded letters. */
const addressOf = (path: string, params: unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ""));

/** A public call needs no caller and sees no workspace. */
async function admit(
  surface: Surface,
  { access, withoutWorkspace }: Operation,
  request: Request,
  requestId: string,
): Promise<Admission> {
  if (access !== "public") return surface.admit(request, { access, withoutWorkspace }, requestId);
  return { ctx: { requestId, workspaceId: "", plan: "free", actor: { kind: "system", name: "public" } } };
}
