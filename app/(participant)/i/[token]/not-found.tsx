import type { Metadata } from "next";
import { NoSuchLink } from "@/components/participant/no-such-link";
import { wordsFor } from "@/components/participant/words/words-for";
import { languageAsked } from "../../language-asked";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await wordsFor(await languageAsked())).trouble.badLinkTitle };
}

/** For a link that is ours, whose study or participant no longer exists. */
export default async function LinkNotFound() {
  return <NoSuchLink language={await languageAsked()} />;
}
