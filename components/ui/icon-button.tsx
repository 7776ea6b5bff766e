import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { Tooltip } from "./dialogs/tooltip";

type Props = Omit<ComponentProps<typeof Button>, "aria-label" | "children" | "size" | "tone"> & {
  label: string;
  children: React.ReactNode;
};

/** A button that shows only an icon: its name is announced and appears as a tooltip. */
export function IconButton({ label, className, ...rest }: Props) {
  return (
    <Tooltip label={label}>
      <Button aria-label={label} tone="ghost" size="icon" className={cn("px-0", className)} {...rest} />
    </Tooltip>
  );
}
