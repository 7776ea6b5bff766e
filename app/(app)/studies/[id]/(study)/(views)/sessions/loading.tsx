export { PeopleSkeleton as default } from "@/components/studies/sessions/people-skeleton";
