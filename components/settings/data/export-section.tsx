import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { Panel } from "@/components/ui/panel";
import { SettingCard } from "@/components/ui/setting-card";
import type { ArchiveShape } from "@/lib/api/settings/archives";
import { ArchiveRow } from "./archive-row";
import { RequestArchive } from "./request-archive";

const IN_THE_MAKING = new Set(["queued", "gathering", "copying"]);

/** Exports the whole workspace as one ZIP, and lists the existing archives. */
export function ExportSection({ archives, sendsMail }: { archives: ArchiveShape[]; sendsMail: boolean }) {
  const isMade = archives.some(({ status }) => IN_THE_MAKING.has(status));
  return (
    <>
      <SettingCard
        title="Export everything"
        description="One ZIP with all data as JSON Lines, your original files and recordings, and a list of everything with checksums. It leaves out masked words, what participants withdrew, secrets, and other people’s private reports."
        hint="Kept for 7 days. Only you can download it, as it includes your own private reports and chats."
        action={!isMade && <RequestArchive sendsMail={sendsMail} />}
      />
      {archives.length > 0 && (
        <Panel>
          <ul aria-label="Full exports" className="divide-y">
            {archives.map((archive) => (
              <ArchiveRow key={archive.id} archive={archive} />
            ))}
          </ul>
        </Panel>
      )}
      <RefreshWhile active={isMade} />
    </>
  );
}
