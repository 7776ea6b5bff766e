import { call } from "@/lib/api/client/call";
import type { View } from "../shapes";
import type { Engine } from "./engine";
import { streamAnswer } from "./stream-answer";

const PATIENCE_MS = 20_000;

/** Who came, according to a recruiting service's link. */
export type Recruited = { prolificId?: string; prolificSessionId?: string };
type Options = {
  view: View;
  recruited: Recruited;
  /** The token in this browser by now: another window may have started since the page was opened. */
  known: () => string | null;
  /** Called when an action made another token the one to continue with. */
  onToken: (token: string) => void;
};

/** Takes part for real: every action is a call that identifies the participant by their token. */
export function remoteEngine({ view, recruited, known, onToken }: Options): Engine {
  let { token } = view;
  let latest = view;
  const here = () => ({ params: { token }, signal: AbortSignal.timeout(PATIENCE_MS) });
  const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  const taken = (next: View): View => {
    latest = next;
    if (next.token !== token) {
      token = next.token;
      onToken(token);
    }
    return next;
  };
  return {
    isPreview: false,
    look: async () => taken(await call("GET /participation/{token}", here())),
    async consent(agreed) {
      // Consent is to the text that was shown, which may no longer be the newest.
      const { version } = latest.consent;
      if (latest.participant === null) {
        const before = known();
        taken(
          before
            ? await call("GET /participation/{token}", { ...here(), params: { token: before } })
            : await call("POST /participation/{token}/start", {
                ...here(),
                body: { ...recruited, timeZone: timeZone() },
              }),
        );
      }
      // Someone who was here before, by the same invitation or recruiting service, continues where they were.
      if (latest.step !== "consent" && latest.step !== "declined") return latest;
      return taken(
        await call("POST /participation/{token}/consent", {
          ...here(),
          body: { agreed, version, timeZone: timeZone() },
        }),
      );
    },
    screener: async (answers) =>
      taken(await call("POST /participation/{token}/screener", { ...here(), body: { answers } })),
    leaveAddress: async (email) =>
      taken(await call("POST /participation/{token}/address", { ...here(), body: { email } })),
    begin: async () => taken(await call("POST /participation/{token}/begin", { ...here(), body: {} })),
    stop: async () => taken(await call("POST /participation/{token}/stop", { ...here(), body: {} })),
    submitForm: async (answers, manner) =>
      taken(await call("POST /participation/{token}/form", { ...here(), body: { answers, manner } })),
    async saveDraft(answers) {
      await call("PUT /participation/{token}/draft", { ...here(), body: { answers } });
    },
    skip: (version) => call("POST /participation/{token}/skip", { ...here(), body: { version } }),
    answer: (given, onText) => streamAnswer(token, given, onText),
  };
}
