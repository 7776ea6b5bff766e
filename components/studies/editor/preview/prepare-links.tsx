import Link from "next/link";
import type { StudyType } from "@/lib/core/study/types";

const look = "rounded-sm text-primary-text text-sm hover:underline";

/** What can be prepared, besides the text, before a study is launched. */
export function PrepareLinks({ id, type }: { id: string; type: StudyType }) {
  return (
    <>
      {type === "live-interview" && (
        <Link href={`/studies/${id}/times`} className={look}>
          Offer times
        </Link>
      )}
      <Link href={`/studies/${id}/recruit`} className={look}>
        Prepare invitations
      </Link>
    </>
  );
}
