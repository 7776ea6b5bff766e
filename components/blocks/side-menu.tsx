"use client";
import type { LucideIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu, type MenuGroup } from "@/components/ui/dialogs/menu";

type Props = { label: string; icon: LucideIcon; groups: () => MenuGroup[] };

/**
 * A menu beside a block, for pointers. It is only a button until a pointer reaches it: even a closed menu listens to
 * every key pressed on the page, and a report of 300 lines would have 600 of them.
 */
export function SideMenu({ label, icon: Icon, groups }: Props) {
  const [menu, setMenu] = useState<"none" | "closed" | "open">("none");
  const button = (props: ComponentProps<"button"> = {}) => (
    <Button
      tone="ghost"
      size="icon"
      tabIndex={-1}
      aria-label={label}
      className="h-[26px] w-6 opacity-0 after:hidden focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100"
      {...props}
    >
      <Icon />
    </Button>
  );
  if (menu !== "none")
    return <Menu align="start" isOpenAtFirst={menu === "open"} trigger={button()} groups={groups()} />;
  return button({
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: () => setMenu("closed"),
    // A finger presses as soon as it arrives.
    onPointerDown: (event) => {
      if (event.button !== 0 || event.ctrlKey) return;
      event.preventDefault();
      setMenu("open");
    },
    // A screen reader presses without a pointer.
    onClick: () => setMenu("open"),
  });
}
