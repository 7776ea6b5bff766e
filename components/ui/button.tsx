import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { HeardButton } from "./heard-button";

const look = cva(
  "finger inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-sm font-medium transition-[color,background-color,filter] disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        primary:
          "forced-colors:border bg-primary text-primary-foreground shadow-low hover:bg-primary-hover active:brightness-90",
        secondary:
          "border bg-raised text-foreground shadow-low hover:bg-muted active:brightness-95 dark:active:brightness-125",
        ghost:
          "text-muted-foreground hover:bg-muted hover:text-foreground active:brightness-95 dark:active:brightness-125",
        danger:
          "forced-colors:border bg-danger text-danger-foreground shadow-low hover:bg-danger-hover active:brightness-90",
      },
      size: {
        small: "h-7 px-2.5 text-sm",
        medium: "h-8 px-3 text-base",
        /** Beside a text field, and as tall: a field is what a finger has to hit, and taller on touch screens. */
        field: "h-8 px-3 pointer-coarse:h-11 text-base",
        large: "h-10 px-4 text-base",
        icon: "size-8",
      },
    },
    defaultVariants: { tone: "secondary", size: "medium" },
  },
);

type Props = ComponentProps<"button"> & VariantProps<typeof look> & { asChild?: boolean; busy?: boolean };

/** `busy` keeps the width and the focus, and ignores further presses; `asChild` styles a link as a button. */
export function Button({ tone, size, asChild, busy, className, children, onClick, ...rest }: Props) {
  const classes = cn(look({ tone, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <HeardButton
      className={cn(classes, busy && "relative")}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? (
        <>
          <LoaderCircle aria-hidden className="absolute animate-spin" />
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
        </>
      ) : (
        children
      )}
    </HeardButton>
  );
}
