import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { NoSuchLink } from "@/components/participant/no-such-link";
import { wordsFor } from "@/components/participant/words/words-for";
import { Button } from "@/components/ui/button";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { Mark } from "@/components/ui/text/mark";
import { languageAsked } from "./(participant)/language-asked";

/** `proxy.ts` leads here from participants' links that aren't ours. */
const isForParticipant = async () => (await headers()).get("x-page-path")?.startsWith("/i/") ?? false;

export async function generateMetadata(): Promise<Metadata> {
  if (!(await isForParticipant())) return { title: "Not found" };
  return { title: (await wordsFor(await languageAsked())).trouble.badLinkTitle };
}

export default async function NotFound() {
  if (await isForParticipant()) return <NoSuchLink language={await languageAsked()} why="badLink" />;
  return (
    <main className="grid min-h-dvh content-center justify-items-center">
      <p className="flex items-center gap-2.5 font-semibold text-md tracking-tight">
        <Mark className="size-7" /> Earshot
      </p>
      <EmptyState
        heading="h1"
        art={<Art scene="nothing" />}
        title="There’s nothing at this address"
        action={
          <Button asChild tone="primary">
            <Link href="/">Go to Home</Link>
          </Button>
        }
      >
        The address may be mistyped, or the page was removed.
      </EmptyState>
    </main>
  );
}
