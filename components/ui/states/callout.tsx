import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

const TONES = {
  info: { icon: Info, look: "border bg-background [&>svg]:text-info" },
  success: { icon: CircleCheck, look: "bg-success-soft [&>svg]:text-success" },
  warning: { icon: TriangleAlert, look: "bg-warning-soft [&>svg]:text-warning" },
  danger: { icon: CircleAlert, look: "bg-danger-soft [&>svg]:text-danger" },
};

type Props = { tone: keyof typeof TONES; title?: string; children?: ReactNode; action?: ReactNode };

export function Callout({ tone, title, children, action }: Props) {
  const { icon: Icon, look } = TONES[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={cn("flex items-start gap-3 rounded-md px-4 py-3", look)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {/* Where there is no room beside the words, the action is below them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="wrap-anywhere grid min-w-0 flex-1 basis-56 gap-0.5">
          {title && <p className="font-medium">{title}</p>}
          {children && <div className="text-pretty">{children}</div>}
        </div>
        {action && <div className="print:hidden">{action}</div>}
      </div>
    </div>
  );
}
