import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/states/callout";

/** Shown when somebody else launched the draft that is being edited. */
export function Launched({ id }: { id: string }) {
  return (
    <Callout
      tone="warning"
      title="This study has been launched"
      action={
        <Button asChild size="small">
          <Link href={`/studies/${id}`}>Open the study</Link>
        </Button>
      }
    >
      It can no longer be changed. Your latest changes weren’t saved.
    </Callout>
  );
}
