import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import type { Readout } from "../shapes";

type Props = { readout: Pick<Readout, "studyId" | "madeBy">; canWrite: boolean };

/** Why a readout has no findings, and what to do now. */
export function NothingFound({ readout: { studyId, madeBy }, canWrite }: Props) {
  return (
    <Panel>
      <EmptyState
        art={<Art scene="voice" />}
        title="Nothing to report yet"
        action={
          <>
            <Button asChild>
              <Link href={`/studies/${studyId}/sessions`}>Read the transcripts</Link>
            </Button>
            {canWrite && (
              <>
                <Button asChild>
                  <Link href={`/studies/${studyId}/recruit`}>Recruit more people</Link>
                </Button>
                <Button asChild>
                  <Link href={`/studies/${studyId}/guide`}>See the guide</Link>
                </Button>
              </>
            )}
          </>
        }
      >
        {madeBy === "built-in" ? (
          <>
            Nobody says clearly enough for the built-in analyst what they have trouble with, what works for them or what
            they want. It understands English and German. With a language model connected, a readout can say more.
          </>
        ) : (
          "Nothing that people say bears out a finding."
        )}{" "}
        Answers compare best when everyone is asked the same questions.
        {canWrite && " You can also add your own themes below and put quotes under them."}
      </EmptyState>
    </Panel>
  );
}
