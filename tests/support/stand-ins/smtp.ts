import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type Options = {
  /** The server's response to RCPT: an SMTP code, or nothing to accept. */
  refuse?: (recipient: string) => number | undefined;
  /** The same to MAIL, which names the sender. */
  refuseSender?: () => number | undefined;
  /** Called with a mail that is accepted, before the sender learns it. */
  accept?: (mail: Email) => Promise<void>;
};

/** A mail server on a socket of this machine that keeps what it is given. */
export async function smtpServer({ refuse, refuseSender, accept }: Options = {}) {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onMailFrom(_address, _session, done) {
      const responseCode = refuseSender?.();
      done(responseCode ? Object.assign(new Error("Not from you"), { responseCode }) : null);
    },
    onAuth: (_given, _session, done) => done(Object.assign(new Error("Wrong password"), { responseCode: 535 })),
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse?.(address);
      done(responseCode ? Object.assign(new Error("No, thank you"), { responseCode }) : null);
    },
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(async (mail) => {
          mails.push(mail);
          await accept?.(mail);
          done();
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
