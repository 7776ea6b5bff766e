import { quotedBy } from "@/components/privacy/quoted-by";
import type { StudyRemoval } from "@/lib/api/studies/removal";
import { counted, countedIfAny } from "@/lib/core/text/counted";
import { listed } from "@/lib/core/text/listed";

/** What goes with a study and what stays, in sentences; without counts while they are being read. */
export function removalWords(removal: StudyRemoval | null): string[] {
  const { sessions = 0, recordings = 0, boards = 0, rewardsDue = 0, quotes } = removal ?? {};
  const parts = removal
    ? [...countedIfAny(sessions, "session"), ...countedIfAny(recordings, "recording"), ...countedIfAny(boards, "board")]
    : ["sessions", "recordings", "boards"];
  const goes = [...parts, "the list of participants", "the readout"];
  const quoting = quotes && quotedBy(quotes);
  return [
    `This deletes the study for everyone in the workspace: ${listed("en", goes)}. It can’t be undone.`,
    ...(quoting ? [`What quotes it elsewhere stays and keeps the words, but loses its source: ${quoting}.`] : []),
    ...(rewardsDue > 0
      ? [
          `${counted(rewardsDue, "reward")} ${rewardsDue === 1 ? "isn’t" : "aren’t"} marked as paid. Download the participants first if you still need to know who is owed one.`,
        ]
      : []),
    "Payments stay listed under Billing.",
  ];
}
