import Link from "next/link";
import { NewStudyLink } from "@/components/studies/new-study-link";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";

/** In place of the form, as long as nobody has said anything that a report could quote. */
export function NothingToWriteFrom() {
  return (
    <Panel>
      <EmptyState
        art={<Art scene="files" />}
        title="Nothing to write from yet"
        action={
          <>
            <Button asChild>
              <Link href="/library?show=files">Add transcripts</Link>
            </Button>
            <NewStudyLink />
          </>
        }
      >
        A report quotes what people said. Add transcripts, or ask people in a study.
      </EmptyState>
    </Panel>
  );
}
