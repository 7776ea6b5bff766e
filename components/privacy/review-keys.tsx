import { Kbd } from "@/components/ui/text/kbd";
import type { Status } from "./kind-words";

type Props = { status: Status; canWrite: boolean; isAdmin: boolean };

/** What the keys do in the list. */
export function ReviewKeys({ status, canWrite, isAdmin }: Props) {
  const keys: [string, string][] = [["↑ ↓", "choose"]];
  if (canWrite && status !== "masked") keys.push(["M", "mask"], ["⇧M", "mask all like this"]);
  if (canWrite && status === "suggested") keys.push(["D", "dismiss"]);
  if (isAdmin && status === "masked") keys.push(["R", "reveal"]);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm max-sm:hidden">
      {keys.map(([key, does]) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <Kbd>{key}</Kbd> {does}
        </span>
      ))}
    </p>
  );
}
