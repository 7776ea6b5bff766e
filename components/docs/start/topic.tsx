import Link from "next/link";
import type { ReactNode } from "react";
import { linkLook } from "@/components/ui/links/link-look";
import { TOPICS, type TopicId } from "./topics";

/** A topic of the first page: its text at a width to read, its programs wider. */
export function Topic({ id, children }: { id: TopicId; children: ReactNode }) {
  return (
    <section id={id} className="grid max-w-3xl scroll-mt-6 grid-cols-1 gap-3 border-t py-6 [&>p]:max-w-prose">
      <h2 className="text-lg">{TOPICS[id]}</h2>
      {children}
    </section>
  );
}

export const DocsLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className={linkLook} href={href}>
    {children}
  </Link>
);
