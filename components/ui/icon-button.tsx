import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { Tooltip } from "./tooltip";

type Props = Omit<ComponentProps<typeof Button>, "aria-label" | "children"> & {
  label: string;
  children: React.ReactNode;
};

/** A button that shows only an icon: its name is announced and appears as a tooltip. */
export function IconButton({ label, className, size = "icon", tone = "ghost", ...rest }: Props) {
  return (
    <Tooltip label={label}>
      <Button aria-label={label} tone={tone} size={size} className={cn("px-0", className)} {...rest} />
    </Tooltip>
  );
}
