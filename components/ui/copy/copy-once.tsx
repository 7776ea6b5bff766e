import { Callout } from "@/components/ui/states/callout";
import { CopyButton } from "./copy-button";

type Props = { secret: string; what: string; note?: string };

const HASHED = "Copy it now and keep it somewhere safe. Earshot keeps only a hash and can’t show it again.";

/** A secret, shown only once: it wraps, can be selected in one click, and says that it won't be shown again. */
export function CopyOnce({ secret, what, note = HASHED }: Props) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-2 rounded-md border bg-muted p-2 pl-3">
        <code className="min-w-0 flex-1 select-all break-all font-mono text-xs">{secret}</code>
        <CopyButton text={secret} label={`Copy ${what}`} />
      </div>
      <Callout tone="warning">{note}</Callout>
    </div>
  );
}
