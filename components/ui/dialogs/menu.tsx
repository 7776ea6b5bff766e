"use client";
import { Check, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { DropdownMenu as Radix } from "radix-ui";
import { Fragment, type ReactElement, type ReactNode, useRef } from "react";
import { cn } from "@/components/ui/cn";

export type MenuItem = {
  /** Told apart by their labels where it isn’t given. */
  key?: string;
  label: string;
  icon?: LucideIcon;
  detail?: string;
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Say why in the menu's header. */
  disabled?: boolean;
  /** Given for one option among several: shows which is chosen. */
  checked?: boolean;
};
/** What isn't offered now may be given as a condition that isn't met. */
type Maybe<T> = T | false | null | undefined | "";
export type MenuGroup = { heading?: string; items: readonly Maybe<MenuItem>[] };

type Props = {
  trigger: ReactElement;
  groups: readonly Maybe<MenuGroup>[];
  header?: ReactNode;
  align?: "start" | "end";
  wide?: boolean;
  /** Taller rows on touch screens. */
  large?: boolean;
  isOpenAtFirst?: boolean;
};

/** Radix focuses what the pointer is on, which browsers ring when it was by script: the background says it there. */
const itemLook =
  "flex min-h-8 w-full pointer-coarse:min-h-11 select-none items-center gap-2.5 rounded-sm px-2 py-1.5 text-start -outline-offset-2 hover:outline-none data-[disabled]:text-muted-foreground data-[highlighted]:bg-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground";

/**
 * The chosen action runs once the menu is closed and its trigger has the focus again, so that a dialog can return it.
 * Without anything to offer, there is no menu.
 */
export function Menu({ trigger, groups, header, align = "end", wide, large, isOpenAtFirst = false }: Props) {
  const chosen = useRef<(() => void) | undefined>(undefined);
  const afterClose = () => {
    const act = chosen.current;
    chosen.current = undefined;
    if (act) setTimeout(act);
  };
  const offered = groups
    .filter((group) => !!group)
    .map(({ heading, items }) => ({ heading, items: items.filter((item) => !!item) }))
    .filter(({ items }) => items.length > 0);
  if (offered.length === 0) return null;
  return (
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          onCloseAutoFocus={afterClose}
          collisionPadding={8}
          className={cn(
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(32rem,var(--radix-dropdown-menu-content-available-width))] overflow-y-auto rounded-md border bg-raised p-1 shadow-high duration-120 data-[state=open]:fade-in data-[state=open]:animate-in",
            wide && "min-w-64",
            large && "min-w-56 text-md [&_[role=menuitem]]:min-h-11 [&_[role=menuitem]]:px-3",
          )}
        >
          {header && <div className="px-2 py-1.5">{header}</div>}
          {offered.map((group, index) => (
            <Fragment key={group.heading ?? index}>
              {(index > 0 || header) && <Radix.Separator className="-mx-1 my-1 h-px bg-border" />}
              {group.heading && (
                <Radix.Label className="px-2 py-1 font-medium text-muted-foreground text-xs">
                  {group.heading}
                </Radix.Label>
              )}
              <Radix.Group>
                {group.items.map(({ key, ...item }) => (
                  <Item
                    key={key ?? item.label}
                    {...item}
                    onSelect={() => {
                      chosen.current = item.onSelect;
                    }}
                  />
                ))}
              </Radix.Group>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ label, icon: Icon, detail, href, onSelect, danger, disabled, checked }: MenuItem) {
  const body = (
    <>
      {Icon && <Icon aria-hidden />}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {detail && <span className="shrink-0 text-muted-foreground text-xs tabular-nums">{detail}</span>}
      {checked && <Check aria-hidden />}
    </>
  );
  const look = cn(itemLook, danger && "text-danger data-[highlighted]:bg-danger-soft [&_svg]:text-danger");
  if (checked !== undefined) {
    return (
      <Radix.CheckboxItem checked={checked} disabled={disabled} onSelect={onSelect} className={look}>
        {body}
      </Radix.CheckboxItem>
    );
  }
  return href ? (
    <Radix.Item asChild className={look}>
      <Link href={href}>{body}</Link>
    </Radix.Item>
  ) : (
    <Radix.Item disabled={disabled} onSelect={onSelect} className={look}>
      {body}
    </Radix.Item>
  );
}
