"use client";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Kbd } from "@/components/ui/text/kbd";

type Key = { keys: string[]; does: string };

const PLAYING: Key[] = [
  { keys: ["Space", "K"], does: "Play or pause" },
  { keys: ["←", "→"], does: "Back or forward 5 seconds" },
  { keys: ["J", "L"], does: "Back or forward 10 seconds" },
  { keys: ["<", ">"], does: "Slower or faster" },
  { keys: ["M"], does: "Mute or unmute" },
];
const FULL: Key = { keys: ["F"], does: "Full screen" };
const READING: Key[] = [
  { keys: ["↑", "↓"], does: "Previous or next line" },
  { keys: ["Shift ↑", "Shift ↓"], does: "Select lines" },
  { keys: ["Q"], does: "Copy the quote" },
  { keys: ["Ctrl F"], does: "Find in this transcript" },
  { keys: ["Esc"], does: "Clear the selection" },
];
const WORKING: Key[] = [
  { keys: ["T"], does: "Tag what is selected" },
  { keys: ["C"], does: "Make a clip of it" },
  { keys: ["B"], does: "Add it to a board" },
  { keys: ["X"], does: "Mask it" },
  { keys: ["Ctrl Z"], does: "Undo the last tag or edit" },
  { keys: ["Enter"], does: "Edit the line" },
];
const EDITING: Key[] = [
  { keys: ["Ctrl Enter"], does: "Save the line" },
  { keys: ["Alt Enter"], does: "Split the line at the cursor" },
  { keys: ["Esc"], does: "Discard the change" },
];

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hasRecording: boolean;
  hasPicture: boolean;
  canWrite: boolean;
  canEdit: boolean;
};

/** All keys of the page. */
export function KeysDialog({ open, onOpenChange, hasRecording, hasPicture, canWrite, canEdit }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" className="max-w-2xl">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {hasRecording && <Group title="Playback" keys={hasPicture ? [...PLAYING, FULL] : PLAYING} />}
        <Group title="Reading" keys={READING} />
        {canWrite && <Group title="With a selection" keys={canEdit ? WORKING : WORKING.slice(0, 5)} />}
        {canEdit && <Group title="Editing" keys={EDITING} />}
      </div>
    </Dialog>
  );
}

function Group({ title, keys }: { title: string; keys: Key[] }) {
  return (
    <section>
      <h3 className="mb-1 text-muted-foreground text-sm">{title}</h3>
      <dl className="grid">
        {keys.map(({ keys: names, does }) => (
          <div key={does} className="flex min-h-8 items-center justify-between gap-3">
            <dt>{does}</dt>
            <dd className="flex gap-1">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
