export { ListSkeleton as default } from "@/components/library/list-skeleton";
