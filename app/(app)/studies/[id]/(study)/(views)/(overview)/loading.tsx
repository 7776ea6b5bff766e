export { OverviewSkeleton as default } from "@/components/studies/overview/overview-skeleton";
