import Link from "next/link";
import { linkLook } from "@/components/ui/links/link-look";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { EmptyState } from "@/components/ui/states/empty-state";
import { type ApiKey, KeyTable } from "./key-table";
import { NewKey } from "./new-key";

type Props = { keys: ApiKey[]; nextCursor: string | null; isLaterPage: boolean; mayMake: boolean };

/** Keys for scripts: they act as their creator over the API, and over MCP where a program can't sign in. */
export function KeysSection({ keys, nextCursor, isLaterPage, mayMake }: Props) {
  return (
    <Section title="Keys" action={mayMake && keys.length > 0 && <NewKey />}>
      <p className="text-pretty text-muted-foreground">
        A key lets a script read and change what you can, in this workspace. The{" "}
        <Link href="/docs" className={linkLook}>
          reference
        </Link>{" "}
        lists every call.
      </p>
      <Panel>
        {keys.length > 0 ? (
          <KeyTable keys={keys} />
        ) : (
          <EmptyState title="No keys yet" action={mayMake && <NewKey />}>
            The secret is shown once, when you create the key. Earshot keeps only a hash of it.
          </EmptyState>
        )}
      </Panel>
      <Pager
        href={nextCursor && `/settings/keys?cursor=${encodeURIComponent(nextCursor)}`}
        backHref={isLaterPage ? "/settings/keys" : null}
      />
    </Section>
  );
}
