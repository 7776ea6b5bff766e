import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  request as send,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { mayReach } from "./may-reach";

const CONNECT_MS = 10_000;

type OnRefused = (url: string, reason: string) => void;
export type GuardProxy = { url: string; close: () => Promise<void> };

/**
 * The only way out of an agent's browser: an HTTP proxy on this machine that looks up each host itself, refuses private
 * addresses, and connects to the very address that it checked. Every request of a page, each hop of a redirect, web
 * sockets and what a worker asks for come through here, since the browser itself looks nothing up.
 */
export async function guardProxy(onRefused: OnRefused): Promise<GuardProxy> {
  const open = new Set<Socket>();
  const server = createServer((request, response) => {
    void forward(request, response, onRefused);
  });
  server.on("connection", (socket) => keep(open, socket));
  server.on("connect", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    void tunnel(request, socket, head, onRefused).then((outer) => outer && keep(open, outer));
  });
  server.on("clientError", (_error, socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server, open) };
}

function keep(open: Set<Socket>, socket: Socket): void {
  open.add(socket);
  socket.on("error", () => socket.destroy());
  socket.once("close", () => open.delete(socket));
}

function closed(server: Server, open: Set<Socket>): Promise<void> {
  for (const socket of open) socket.destroy();
  return new Promise((done) => server.close(() => done()));
}

/** Plain http, and web sockets without TLS: the request line contains the whole URL. */
async function forward(request: IncomingMessage, response: ServerResponse, onRefused: OnRefused): Promise<void> {
  const text = request.url ?? "";
  if (!URL.canParse(text) || new URL(text).protocol !== "http:") return refuse(response, text, "", onRefused);
  const url = new URL(text);
  const reach = await mayReach(url.hostname, Number(url.port || 80));
  if ("refused" in reach) return refuse(response, text, reach.refused, onRefused);
  const headers: OutgoingHttpHeaders = { ...request.headers, host: url.host };
  delete headers["proxy-connection"];
  const outer = send({
    host: reach.address,
    port: Number(url.port || 80),
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers,
    agent: false,
  });
  outer.once("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  outer.on("error", () => response.destroy());
  response.once("close", () => outer.destroy());
  request.pipe(outer);
}

function refuse(response: ServerResponse, url: string, reason: string, onRefused: OnRefused): void {
  if (reason) onRefused(url, reason);
  response.writeHead(403, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }).end(reason);
}

/** TLS passes through unread: only host and port are needed. */
async function tunnel(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  onRefused: OnRefused,
): Promise<Socket | null> {
  const text = `https://${request.url ?? ""}`;
  if (!URL.canParse(text)) return socket.end("HTTP/1.1 400 Bad Request\r\n\r\n") && null;
  const url = new URL(text);
  const port = Number(url.port || 443);
  const reach = await mayReach(url.hostname, port);
  if (socket.destroyed) return null;
  if ("refused" in reach) {
    onRefused(port === 443 ? `https://${url.hostname}/` : text, reach.refused);
    socket.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n");
    return null;
  }
  const outer = connect({ host: reach.address, port, timeout: CONNECT_MS });
  outer.once("timeout", () => outer.destroy());
  outer.once("connect", () => {
    outer.setTimeout(0);
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    if (head.length > 0) outer.write(head);
    outer.pipe(socket);
    socket.pipe(outer);
  });
  outer.once("close", () => socket.destroy());
  socket.once("close", () => outer.destroy());
  return outer;
}
