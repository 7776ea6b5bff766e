import { cn } from "@/components/ui/cn";

/** Earshot's logo: an "e" with a sound wave reaching it. Its colors are the same in both themes. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn("size-6", className)}>
      <rect width="32" height="32" rx="8" fill="#0b5a5e" />
      <g fill="none" strokeLinecap="round" strokeWidth="2.8">
        <path d="M8.2 17.2h12.6a6.4 6.4 0 1 0-2.1 4.75" stroke="#fff" />
        <path d="M20.6 6.6a11.6 11.6 0 0 1 5.2 9.9" stroke="#f4c53d" />
      </g>
    </svg>
  );
}
