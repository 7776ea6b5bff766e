import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { OAuthClientProvider, OAuthDiscoveryState } from "@modelcontextprotocol/sdk/client/auth.js";
import type {
  OAuthClientInformationMixed,
  OAuthClientMetadata,
  OAuthTokens,
} from "@modelcontextprotocol/sdk/shared/auth.js";
import { ORIGIN } from "./call-app";

export const mcpUrl = () => new URL("/mcp", ORIGIN);

/**
 * A program's state of its connection, in the form that the SDKs of both versions require. It listens on this computer
 * for the answer, on any free port, unless it has its own link scheme.
 */
export class McpProgram implements OAuthClientProvider {
  /** Where the person was sent last. */
  authorizationUrl = new URL("about:blank");
  redirectUrl = "";
  private client: OAuthClientInformationMixed | undefined;
  private kept: OAuthTokens | undefined;
  private verifier = "";
  private discovered: OAuthDiscoveryState | undefined;
  private arrive: (params: URLSearchParams) => void = () => {};

  private constructor(readonly name: string) {}

  static async listening(name: string): Promise<McpProgram> {
    const program = new McpProgram(name);
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? "/", program.redirectUrl);
      response.writeHead(url.pathname === "/callback" ? 200 : 404, { "content-type": "text/plain" });
      response.end("You can go back to your program.");
      if (url.pathname === "/callback") program.arrive(url.searchParams);
    });
    server.unref().listen(0, "127.0.0.1");
    await once(server, "listening");
    program.redirectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
    return program;
  }

  static withOwnLinks(name: string, redirectUrl: string): McpProgram {
    const program = new McpProgram(name);
    program.redirectUrl = redirectUrl;
    return program;
  }

  /** Resolves with what the browser brings to the callback next. */
  answer(): Promise<URLSearchParams> {
    return new Promise((resolve) => {
      this.arrive = resolve;
    });
  }

  get host(): string {
    return new URL(this.redirectUrl).host;
  }

  get clientMetadata(): OAuthClientMetadata {
    return { client_name: this.name, redirect_uris: [this.redirectUrl], token_endpoint_auth_method: "none" };
  }

  state = () => "state-of-the-program";
  clientInformation = () => this.client;
  tokens = () => this.kept;
  codeVerifier = () => this.verifier;
  discoveryState = () => this.discovered;

  saveClientInformation(client: OAuthClientInformationMixed): void {
    this.client = client;
  }

  saveTokens(tokens: OAuthTokens): void {
    this.kept = tokens;
  }

  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }

  saveDiscoveryState(state: OAuthDiscoveryState): void {
    this.discovered = state;
  }

  redirectToAuthorization(url: URL): void {
    this.authorizationUrl = url;
  }
}

/** A single call to the server with the program's token, bypassing the SDKs. */
export async function rawCall(program: McpProgram, method: string, params: unknown = {}): Promise<Response> {
  return fetch(mcpUrl(), {
    method: "POST",
    headers: {
      authorization: `Bearer ${program.tokens()?.access_token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
}
