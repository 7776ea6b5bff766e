import { linkLook } from "@/components/ui/links/link-look";
import { Contents, type ContentsGroup } from "./contents";
import { DocsFrame } from "./docs-frame";
import type { ApiDocument } from "./document";
import { type Api, contentsOf, groupsOf } from "./groups-of";
import { MethodBadge } from "./method-badge";
import { Prose } from "./prose";
import { ToItsPage } from "./to-its-page";

type Props = { document: ApiDocument; current: Api; elsewhere?: ContentsGroup[] };

/**
 * The reference of one API, made from the same document that machines get, with links to every call. Each group has its
 * own page, since a single page was 7.5 MB.
 */
export function Reference({ document, current, elsewhere = [] }: Props) {
  const groups = groupsOf(document);
  const contents = contentsOf(groups, current);
  return (
    <DocsFrame current={current} contents={<Contents groups={contents} elsewhere={elsewhere} />}>
      <ToItsPage groups={contents.map(({ href, entries }) => ({ href, ids: entries.map(({ id }) => id) }))} />
      <header className="grid gap-2 pb-8">
        <h1 className="text-2xl">{document.info.title}</h1>
        <p className="max-w-prose text-pretty text-muted-foreground">
          <Prose text={document.info.description} />
        </p>
        <p className="text-muted-foreground text-sm">
          Base address <code className="font-mono">{document.servers[0]?.url}</code> ·{" "}
          <a className={linkLook} href={`/${current}/openapi.json`}>
            OpenAPI document
          </a>
        </p>
      </header>
      {groups.map(({ slug, name, description }, at) => (
        <section key={slug} aria-label={name} className="border-t py-6">
          <h2 className="text-lg">
            <a href={`/docs/${current}/${slug}`} className="hover:underline">
              {name}
            </a>
          </h2>
          <p className="max-w-prose text-pretty pb-3 text-muted-foreground">
            <Prose text={description} />
          </p>
          <ul className="grid grid-cols-1 gap-x-6 xl:grid-cols-2">
            {contents[at]?.entries.map(({ id, label, method, also }) => (
              <li key={id} id={id} className="scroll-mt-6">
                <a
                  href={`/docs/${current}/${slug}#${id}`}
                  className="grid grid-cols-1 rounded-sm px-2 py-1.5 hover:bg-muted"
                >
                  <span className="flex gap-2">
                    {method && <MethodBadge method={method} />}
                    {label}
                  </span>
                  {also && <code className="break-all font-mono text-muted-foreground text-xs">{also}</code>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DocsFrame>
  );
}
