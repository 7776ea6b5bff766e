import { z } from "zod";
import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { asRpcError } from "./as-rpc-error";
import { givenFields } from "./given-fields";
import type { Offer } from "./offer";
import { RPC, RpcError } from "./rpc-error";

type Params = Record<string, unknown>;
type Result = Record<string, unknown>;

type Method = {
  /** Counts toward the workspace's monthly calls; handshakes and lists don't. */
  isMetered: boolean;
  /** Who may cache the response (MCP 2026-07-28, "Caching"): `public` is the same for everyone. */
  cacheScope?: "public" | "private";
  run(offer: Offer, ctx: Context, params: Params): Result | Promise<Result>;
};

const List = z.object({ cursor: z.undefined("There are no more pages.").optional() });
const Paged = z.object({ cursor: z.string("Must be a string.").max(500).optional() });
const Call = z.object({
  name: z.string("Must be a string."),
  arguments: givenFields.optional(),
});
const Uri = z.object({ uri: z.string("Must be a string.").max(2000) });
const Named = z.object({
  name: z.string("Must be a string."),
  arguments: z.record(z.string(), z.string("Must be a string."), "Must be an object.").optional(),
});

function checked<S extends z.ZodType>(schema: S, params: Params): z.output<S> {
  const { success, data, error } = schema.safeParse(params);
  if (success) return data;
  const [issue] = error.issues;
  throw new RpcError(RPC.invalidParams, `Invalid params: ${issue?.path.join(".")}: ${issue?.message}`);
}

async function read({ resources }: Offer, ctx: Context, uri: string): Promise<Result> {
  try {
    return await resources.read(ctx, uri);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "not_found")) throw error;
    throw new RpcError(RPC.resourceNotFound, "Resource not found.", { data: { uri } });
  }
}

const METHODS = new Map<string, Method>([
  [
    "tools/list",
    { isMetered: false, cacheScope: "public", run: ({ tools }, _ctx, params) => checked(List, params) && tools.list },
  ],
  [
    "tools/call",
    {
      isMetered: true,
      run({ tools }, ctx, params) {
        const { name, arguments: given = {} } = checked(Call, params);
        return tools.call(ctx, name, given);
      },
    },
  ],
  [
    "resources/list",
    {
      isMetered: false,
      cacheScope: "private",
      run: ({ resources }, ctx, params) => resources.list(ctx, checked(Paged, params).cursor),
    },
  ],
  [
    "resources/templates/list",
    {
      isMetered: false,
      cacheScope: "public",
      run: ({ resources }, _ctx, params) => checked(List, params) && resources.templates,
    },
  ],
  [
    "resources/read",
    { isMetered: true, cacheScope: "private", run: (offer, ctx, params) => read(offer, ctx, checked(Uri, params).uri) },
  ],
  [
    "prompts/list",
    {
      isMetered: false,
      cacheScope: "public",
      run: ({ prompts }, _ctx, params) => checked(List, params) && prompts.list,
    },
  ],
  [
    "prompts/get",
    {
      isMetered: true,
      run({ prompts }, _ctx, params) {
        const { name, arguments: given = {} } = checked(Named, params);
        return prompts.get(name, given);
      },
    },
  ],
]);

export const isMetered = (method: string): boolean => METHODS.get(method)?.isMetered === true;
export const cacheScopeOf = (method: string) => METHODS.get(method)?.cacheScope;

/** Runs a method that both protocol versions have. Throws only `RpcError`. */
export async function callMethod(offer: Offer, ctx: Context, name: string, params: Params = {}): Promise<Result> {
  const method = METHODS.get(name);
  if (!method) throw new RpcError(RPC.methodNotFound, "Method not found.", { status: 404 });
  try {
    return await method.run(offer, ctx, params);
  } catch (thrown) {
    throw asRpcError(thrown, ctx.requestId, name);
  }
}
