import Link from "next/link";
import { linkLook } from "@/components/ui/links/link-look";
import { Art } from "@/components/ui/states/art";
import type { Begins } from "./use-opening";

type Props = {
  /** Null while it is loading. */
  begins: Begins | null;
  /** Whether only part of the workspace is asked. */
  isNarrowed: boolean;
  onAsk: (question: string) => void;
};

/** An empty conversation: what Eva is for, and questions that have answers here. */
export function Opening({ begins, isNarrowed, onAsk }: Props) {
  const isSilent = begins?.hasWords === false;
  return (
    <div className="grid justify-items-center gap-5 py-8 text-center">
      <Art scene="voice" />
      <div className="grid gap-1">
        <h2 className="font-semibold text-md">
          {isSilent ? "Nobody has said anything here yet" : "Ask what your participants said"}
        </h2>
        <p className="max-w-sm text-pretty text-muted-foreground">
          {!isSilent && "Answers come with quotes that open at their line."}
          {isSilent && isNarrowed && "Choose something else to ask about, or come back once someone has."}
          {isSilent && !isNarrowed && (
            <>
              Eva answers from interviews and transcripts. Start with{" "}
              <Link href="/studies" className={linkLook}>
                a study
              </Link>{" "}
              or with transcripts in{" "}
              <Link href="/library" className={linkLook}>
                the library
              </Link>
              .
            </>
          )}
        </p>
      </div>
      {!isSilent && (
        <ul className="grid min-h-32 w-full max-w-sm content-start gap-2">
          {begins?.questions.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="w-full text-pretty rounded-md border bg-surface px-3 py-2 text-left transition-colors hover:border-border-strong hover:bg-background"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
