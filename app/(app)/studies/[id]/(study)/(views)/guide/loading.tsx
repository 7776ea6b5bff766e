export { BlocksSkeleton as default } from "@/components/ui/states/blocks-skeleton";
