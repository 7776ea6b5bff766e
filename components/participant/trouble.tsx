import { CircleAlert } from "lucide-react";

type Props = {
  children: string | null;
  /** Changes without being announced while the reader is busy with it. */
  quiet?: boolean;
};

/** The message of an action that failed, next to the button that was pressed. */
export function Trouble({ children, quiet }: Props) {
  if (!children) return null;
  return (
    <p role={quiet ? undefined : "alert"} className="flex items-start gap-2 text-base text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {children}
    </p>
  );
}
