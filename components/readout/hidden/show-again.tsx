"use client";
import { Eye } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useReadout } from "../edit/acts";
import type { Edit } from "../shapes";

type Props = { name: string; edit: Edit };

export function ShowAgain({ name, edit }: Props) {
  const { act } = useReadout();
  return (
    <Button
      size="small"
      tone="ghost"
      aria-label={`Show “${name}” again`}
      onClick={() => void act(edit, `“${name.slice(0, 60)}” is visible again.`)}
    >
      <Eye /> Show again
    </Button>
  );
}
