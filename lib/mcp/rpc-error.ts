/** Error codes of JSON-RPC 2.0 §5.1 and of MCP. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** From the range that servers may define: a refusal without a code of its own. */
  refused: -32000,
  /** MCP 2025-11-25 and older, server/resources "Error handling"; later versions use `invalidParams`. */
  resourceNotFound: -32002,
  /** MCP 2026-07-28, basic/transports: a header contradicts the body, or the version is unknown. */
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

type Extra = {
  data?: Record<string, unknown>;
  /** The HTTP status if the whole request is refused. */
  status?: number;
};

/** A failure in the protocol's terms; `message` is one plain sentence without internals. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly data: Record<string, unknown> | undefined;
  readonly status: number;
  constructor(
    readonly code: number,
    message: string,
    { data, status = 200 }: Extra = {},
  ) {
    super(message);
    this.data = data;
    this.status = status;
  }
}
