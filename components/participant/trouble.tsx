import { CircleAlert } from "lucide-react";

type Props = {
  children: string | null;
  /** Changes without being read out: its reader is at work on it. */
  quiet?: boolean;
};

/** The sentence of an act that did not work, next to what was pressed. */
export function Trouble({ children, quiet }: Props) {
  if (!children) return null;
  return (
    <p role={quiet ? undefined : "alert"} className="flex items-start gap-2 text-base text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {children}
    </p>
  );
}
