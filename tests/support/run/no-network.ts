import { Socket } from "node:net";

/** Tests reach this machine and the database and file store they were given, nothing else. */
const allowed = new Set(["localhost", "127.0.0.1", "::1"]);
if (process.env.DATABASE_URL) allowed.add(new URL(process.env.DATABASE_URL).hostname);
if (process.env.INNGEST_BASE_URL) allowed.add(new URL(process.env.INNGEST_BASE_URL).hostname);
if (process.env.S3_ENDPOINT) allowed.add(new URL(process.env.S3_ENDPOINT).hostname);

type Connect = (this: Socket, ...args: unknown[]) => Socket;
const shared = globalThis as typeof globalThis & { earshotConnect?: Connect };

function hostOf(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === "object" && first !== null && "host" in first) return String(first.host ?? "localhost");
  return typeof second === "string" ? second : undefined;
}

if (!shared.earshotConnect) {
  const connect = Socket.prototype.connect as Connect;
  shared.earshotConnect = connect;
  const guarded: Connect = function (...args) {
    const host = hostOf(args)?.replace(/\.$/, "");
    // A name in .test belongs to nobody (RFC 6761): only a test's own lookup gives it an address.
    if (host && !allowed.has(host) && !host.endsWith(".test")) throw new Error(`A test tried to reach ${host}.`);
    return connect.apply(this, args);
  };
  Socket.prototype.connect = guarded as Socket["connect"];
}
