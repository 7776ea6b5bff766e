import type { Metadata } from "next";
import { TagTree } from "@/components/tags/tree/tag-tree";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { may } from "@/lib/services/access/permit";
import { listTree } from "@/lib/services/tags/list-tree";
import { loadProject } from "../../../load-project";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Tags of ${(await loadProject((await params).id)).title}` };
}

export default async function TagsPage({ params }: Props) {
  const { id } = await params;
  const { ctx } = await pageContext();
  const tags = await pageOrNotFound(listTree(ctx, id));
  return <TagTree projectId={id} initial={tags} canWrite={may(ctx, "evidence.write")} />;
}
