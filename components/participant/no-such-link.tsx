import { Mark } from "@/components/ui/text/mark";
import { directionOf, type Language, langOf } from "@/lib/core/languages";
import { wordsFor } from "./words/words-for";

/** `gone`: its study was deleted. */
type Props = { language: Language; why: "badLink" | "gone" };

/** A link that leads nowhere, or nowhere anymore. */
export async function NoSuchLink({ language, why }: Props) {
  const { trouble } = await wordsFor(language);
  return (
    <main
      lang={langOf(language)}
      dir={directionOf(language)}
      className="grid min-h-dvh place-items-center bg-surface px-5 text-md"
    >
      <div className="grid max-w-md gap-4">
        <Mark className="size-9" />
        <h1 className="text-xl">{trouble[`${why}Title`]}</h1>
        <p className="text-pretty text-muted-foreground">{trouble[why]}</p>
      </div>
    </main>
  );
}
