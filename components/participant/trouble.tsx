import { CircleAlert } from "lucide-react";

/** The sentence of an act that did not work, next to what was pressed. */
export function Trouble({ children }: { children: string | null }) {
  if (!children) return null;
  return (
    <p role="alert" className="flex items-start gap-2 text-base text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {children}
    </p>
  );
}
