import { ListLoading } from "@/components/shell/list-loading";

export default function Loading() {
  return <ListLoading title="Boards" />;
}
