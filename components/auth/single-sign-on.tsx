import { Button } from "@/components/ui/button";
import type { SingleSignOn as Realm } from "./discover";
import type { linkWords } from "./link-words";

type Words = ReturnType<typeof linkWords>;
type Props = {
  realm: Realm;
  domain: string;
  words: Words;
  linkBusy: boolean;
  onLink: () => void;
  onPassword: () => void;
};

/** Sign-in for addresses at a company's domain: with its provider, and in other ways only where it allows them. */
export function SingleSignOn({ realm, domain, words, linkBusy, onLink, onPassword }: Props) {
  return (
    <>
      <Button autoFocus tone="primary" size="large" onClick={() => window.location.assign(realm.url)}>
        Continue with {realm.providerName}
      </Button>
      {realm.required ? (
        <p className="text-pretty text-muted-foreground text-sm">
          Email addresses at {domain} sign in with {realm.providerName}. If that fails, a workspace admin can{" "}
          {words.otherwise}.
        </p>
      ) : (
        <Button size="large" onClick={onPassword}>
          Use a password
        </Button>
      )}
      <Button
        size={realm.required ? undefined : "large"}
        tone={realm.required ? "ghost" : undefined}
        busy={linkBusy}
        onClick={onLink}
      >
        {words.ask}
      </Button>
    </>
  );
}
