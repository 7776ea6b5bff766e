import { Badge } from "@/components/ui/badge";
import { CopyRows } from "@/components/ui/copy/copy-rows";
import { Section } from "@/components/ui/section";
import { Callout } from "@/components/ui/states/callout";
import type { Addresses } from "../guides/guide";
import type { Step } from "../next-step";
import type { Connection, Sso } from "../shapes";
import { ConnectSso } from "./connect-sso";
import { Connected } from "./connected";
import { ConnectionFacts } from "./connection-facts";
import { TestSignIn } from "./test-sign-in";

type Props = {
  sso: Sso;
  at: Addresses;
  hasDomain: boolean;
  sendsMail: boolean;
  /** The admin just returned from a test. */
  wasJustTested: boolean;
  next: Step | null;
};

/** How people of the verified domains sign in. */
export function SsoSection({ sso, at, hasDomain, sendsMail, wasJustTested, next }: Props) {
  const { available, connection, service } = sso;
  return (
    <Section id="single-sign-on" title="Single sign-on" action={connection && <State connection={connection} />}>
      <p className="text-pretty text-muted-foreground">
        People sign in with your provider, following its rules. Earshot recognizes them by their address on a verified
        domain.
      </p>
      {connection ? (
        <Connected connection={connection} at={at} hasDomain={hasDomain} sendsMail={sendsMail} isAvailable={available}>
          <ConnectionFacts connection={connection} />
          {available && <TestNotice connection={connection} wasJustTested={wasJustTested} isNext={next === "test"} />}
          {connection.enabled && <CopyRows rows={[{ label: "Sign-in link", text: service.startUrl }]} />}
        </Connected>
      ) : (
        available && <ConnectSso at={at} hasDomain={hasDomain} isNext={next === "connect"} />
      )}
    </Section>
  );
}

function State({ connection: { enabled, required, testedAt } }: { connection: Connection }) {
  if (enabled)
    return (
      <Badge tone="settled" dot>
        {required ? "Required" : "On"}
      </Badge>
    );
  return (
    <Badge tone={testedAt ? "neutral" : "warning"} dot>
      {testedAt ? "Off" : "Not tested"}
    </Badge>
  );
}

type Tested = Pick<Props, "wasJustTested"> & { connection: Connection; isNext: boolean };

function TestNotice({ connection: { testedAt, lastTest, providerName }, wasJustTested, isNext }: Tested) {
  const test = <TestSignIn isNext={isNext} />;
  const subject = wasJustTested ? "The test sign-in" : "The last test";
  if (lastTest && !lastTest.ok)
    return (
      <Callout tone="danger" title={`${subject} didn’t work`} action={test}>
        {lastTest.sentence}
      </Callout>
    );
  if (testedAt)
    return (
      <Callout tone="success" title={`${subject} worked`} action={test}>
        {lastTest?.sentence}
      </Callout>
    );
  return (
    <Callout tone="info" title="Try it before others do" action={test}>
      You sign in with {providerName} and come back here. Nobody else notices, and nothing changes.
    </Callout>
  );
}
