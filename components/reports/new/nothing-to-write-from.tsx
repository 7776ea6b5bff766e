import Link from "next/link";
import { NewStudyLink } from "@/components/studies/new-study-link";
import { Art } from "@/components/ui/art";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";

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
