import { EllipsisVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button";

type Props = Omit<ComponentProps<typeof Button>, "tone" | "size" | "children"> & { of: string };

/** The three dots that open a menu; `of` completes its name, "More actions for …". */
export const MoreButton = ({ of, ...rest }: Props) => (
  <Button tone="ghost" size="icon" aria-label={`More actions for ${of}`} {...rest}>
    <EllipsisVertical />
  </Button>
);
