import { Callout } from "@/components/ui/callout";
import type { Connection } from "../shapes";

type Props = { outcome: string | string[] | undefined; lastTest: Connection["lastTest"] };

/** How the test sign-in went from which the admin comes back just now. */
export function TestResult({ outcome, lastTest }: Props) {
  if (!lastTest || outcome !== (lastTest.ok ? "ok" : "failed")) return null;
  return (
    <Callout
      tone={lastTest.ok ? "success" : "danger"}
      title={lastTest.ok ? "The test sign-in worked" : "The test sign-in did not work"}
    >
      {lastTest.sentence}
    </Callout>
  );
}
