export { BlocksSkeleton as default } from "@/components/ui/blocks-skeleton";
