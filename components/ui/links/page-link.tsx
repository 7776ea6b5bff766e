"use client";
import Link from "next/link";
import type { ComponentProps } from "react";
import { useSelfUpdating } from "@/components/ui/hooks/self-updating";

/**
 * A link to another page, which is fetched ahead unless the page in view updates by itself: with every update the
 * router forgets what it fetched ahead, and fetches all of it again.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link {...props} prefetch={useSelfUpdating() ? false : null} />;
}
