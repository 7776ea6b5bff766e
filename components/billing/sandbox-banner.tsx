import { FlaskConical } from "lucide-react";

/** Shown above every page that would otherwise be about real money. */
export function SandboxBanner({ children }: { children: string }) {
  return (
    <p className="flex items-center justify-center gap-2 bg-marker px-4 py-2 text-center font-medium text-marker-foreground text-sm">
      <FlaskConical aria-hidden className="size-4 shrink-0" /> {children}
    </p>
  );
}
