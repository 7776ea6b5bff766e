import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ApiDocument } from "@/components/docs/document";
import { groupsOf } from "@/components/docs/groups-of";
import { ReferenceGroup } from "@/components/docs/reference-group";
import { v1Document } from "@/lib/v1/openapi";
import { everyCall } from "../../every-call";

type Props = { params: Promise<{ group: string }> };

async function load({ params }: Props) {
  const { group: slug } = await params;
  const document = v1Document() as ApiDocument;
  const group = groupsOf(document).find((one) => one.slug === slug);
  return group ? { document, group } : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `${(await load(props)).group.name}: v1 API reference` };
}

export default async function V1GroupPage(props: Props) {
  return <ReferenceGroup current="v1" elsewhere={everyCall("v1")} {...(await load(props))} />;
}
