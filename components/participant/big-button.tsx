import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/** A button for thumbs: 48 px high, and full width where the column is narrow, as on a phone or in a preview. */
export function BigButton({ className, ...rest }: ComponentProps<typeof Button>) {
  return <Button size="large" className={cn("h-12 rounded-md px-5 text-md @max-lg:w-full", className)} {...rest} />;
}
