"use client";
import { useLayoutEffect } from "react";
import { FONTS } from "@/components/shell/fonts";
import { ErrorState } from "@/components/ui/states/error-state";
import { Mark } from "@/components/ui/text/mark";
import "./globals.css";

/** Replaces the root layout when that itself fails, and with it what sets the theme. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useLayoutEffect(() => {
    const chosen = localStorage.getItem("theme");
    const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  }, []);
  return (
    <html lang="en" className={FONTS} suppressHydrationWarning>
      <body>
        <main className="grid min-h-dvh content-center justify-items-center">
          <title>Something went wrong · Earshot</title>
          <p className="flex items-center gap-2.5 font-semibold text-md tracking-tight">
            <Mark className="size-7" /> Earshot
          </p>
          <ErrorState
            message="Earshot couldn’t be shown. Nothing you saved is lost."
            requestId={error.digest}
            onRetry={() => window.location.reload()}
          />
        </main>
      </body>
    </html>
  );
}
