import { Mark } from "@/components/ui/mark";
import { directionOf, type Language, langOf } from "@/lib/core/languages";
import { wordsFor } from "./words/words-for";

/** A link that leads nowhere. */
export async function NoSuchLink({ language }: { language: Language }) {
  const { trouble } = await wordsFor(language);
  return (
    <main
      lang={langOf(language)}
      dir={directionOf(language)}
      className="grid min-h-dvh place-items-center bg-surface px-5 text-md"
    >
      <div className="grid max-w-md gap-4">
        <Mark className="size-9" />
        <h1 className="text-xl">{trouble.badLinkTitle}</h1>
        <p className="text-pretty text-muted-foreground">{trouble.badLink}</p>
      </div>
    </main>
  );
}
