"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

type Props = Omit<ComponentProps<typeof Link>, "href" | "onClick"> & { href: string };

/** Whether `href` is a place on the current page. */
const isHere = (url: URL): boolean => url.hash !== "" && url.pathname === window.location.pathname;

/** Jumps within the page by a real fragment navigation, even if the fragment is already in the address. */
function jump({ hash }: URL) {
  if (window.location.hash === hash) window.dispatchEvent(new HashChangeEvent("hashchange"));
  else window.location.hash = hash;
}

/** A link to a line of a transcript. The router wouldn't fire the page's `hashchange` listeners. */
export function EvidenceLink({ href, ...rest }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const url = new URL(href, window.location.href);
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isHere(url)) return;
    event.preventDefault();
    jump(url);
  };
  return <Link href={href} onClick={follow} {...rest} />;
}

/** The same for a place chosen by keyboard, as in the command palette. */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    const url = new URL(href, window.location.href);
    if (isHere(url)) jump(url);
    else router.push(`${url.pathname}${url.search}${url.hash}`);
  };
}
