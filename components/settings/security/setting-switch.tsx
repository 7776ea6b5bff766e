"use client";
import { type ReactNode, useId } from "react";
import { Switch } from "@/components/ui/fields/switch";

type Props = {
  label: string;
  text: ReactNode;
  checked: boolean;
  disabled?: boolean;
  /** It is being saved: pressing it does nothing, and the focus stays. */
  busy: boolean;
  onChange: (to: boolean) => void;
};

/** A setting that is on or off, and what that means; if it is disabled, the text says why. */
export function SettingSwitch({ label, text, checked, disabled, busy, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-text`} className="text-pretty text-muted-foreground text-sm">
          {text}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        aria-busy={busy || undefined}
        onCheckedChange={(to) => busy || onChange(to)}
      />
    </div>
  );
}
