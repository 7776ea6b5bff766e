import type { LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { publicAddresses } from "./public-addresses";
import type { Resolve } from "./resolve";

const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 15_000;

type Answer = (error: NodeJS.ErrnoException | null, found: string | LookupAddress[], family?: number) => void;

/**
 * The lookup for one connection: the checked address is the one that is connected to, so a name can't change in
 * between.
 */
const guardedLookup =
  (resolve: Resolve | undefined): LookupFunction =>
  (host, options, done) => {
    const answer = done as Answer;
    publicAddresses(host, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all || !first) answer(null, addresses);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, []),
    );
  };

/**
 * The dispatcher for every user-supplied URL: it connects only to public addresses, whatever the name or its spelling
 * resolves to at that moment. It opens as many connections as are requested at once and keeps them alive; the sender
 * limits how many. Redirects are up to the caller: `request` follows none.
 */
export function webAgent(resolve?: Resolve): Agent {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: guardedLookup(resolve) });
  return new Agent({
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect(options, done) {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      // A literal address in the URL is never looked up.
      if (isIP(host) === 0) return connect(options, done);
      publicAddresses(host, resolve).then(
        () => connect(options, done),
        (error: Error) => done(error, null),
      );
    },
  });
}
