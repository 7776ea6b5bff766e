"use client";
import { cloneElement, type ReactElement, type ReactNode, useId } from "react";

type ControlProps = { id?: string; "aria-describedby"?: string; "aria-invalid"?: boolean };
type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean;
  children: ReactElement<ControlProps>;
};

/** Ties a label, a hint and an error to the one control inside. */
export function Field({ label, hint, error, hideLabel, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "font-medium text-sm"}>
        {label}
      </label>
      {cloneElement(children, { id, "aria-describedby": note ? noteId : undefined, "aria-invalid": Boolean(error) })}
      {note && (
        <p
          id={noteId}
          role={error ? "alert" : undefined}
          className={error ? "text-pretty text-danger text-sm" : "text-pretty text-muted-foreground text-sm"}
        >
          {note}
        </p>
      )}
    </div>
  );
}
