import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/states/callout";
import { typeset } from "@/lib/core/text/typeset";
import type { useTranscript } from "./use-transcript";

type Props = { transcript: ReturnType<typeof useTranscript>; canWrite: boolean };

/** What is missing from a transcript, with a way to get it, and why its lines can't be corrected. */
export function TranscriptNotices({ transcript, canWrite }: Props) {
  const { problem, reload, notEditableBecause } = transcript;
  return (
    <>
      {problem && (
        <Callout tone="danger" title="Part of the transcript didn’t load">
          {problem}{" "}
          <Button size="small" onClick={() => void reload()}>
            Try again
          </Button>
        </Callout>
      )}
      {canWrite && notEditableBecause && (
        <p className="pl-13 text-muted-foreground text-sm shell:pl-16 print:hidden">{typeset(notEditableBecause)}</p>
      )}
    </>
  );
}
