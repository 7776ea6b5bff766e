import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ApiDocument } from "@/components/docs/document";
import { groupsOf } from "@/components/docs/groups-of";
import { ReferenceGroup } from "@/components/docs/reference-group";
import { apiDocument } from "@/lib/api/openapi";
import { everyCall } from "../../every-call";

type Props = { params: Promise<{ group: string }> };

async function load({ params }: Props) {
  const { group: slug } = await params;
  const document = apiDocument() as ApiDocument;
  const group = groupsOf(document).find((one) => one.slug === slug);
  return group ? { document, group } : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `${(await load(props)).group.name}: App API reference` };
}

export default async function AppGroupPage(props: Props) {
  return <ReferenceGroup current="api" elsewhere={everyCall("api")} {...(await load(props))} />;
}
