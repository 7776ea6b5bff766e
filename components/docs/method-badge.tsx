import { cn } from "@/components/ui/cn";

const LOOKS: Record<string, string> = {
  get: "bg-info-soft text-info",
  post: "bg-success-soft text-success",
  put: "bg-warning-soft text-warning",
  patch: "bg-warning-soft text-warning",
  delete: "bg-danger-soft text-danger",
};

export function MethodBadge({ method }: { method: string }) {
  return (
    <span
      className={cn(
        "min-w-13 self-start rounded-sm px-1.5 text-center font-medium font-mono text-[0.6875rem] leading-5",
        LOOKS[method],
      )}
    >
      {method.toUpperCase()}
    </span>
  );
}
