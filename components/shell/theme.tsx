"use client";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";

declare global {
  /** Where Radix's scroll lock looks up the nonce of the style element it writes. */
  var __webpack_nonce__: string | undefined;
}

/** The script has run when React arrives in the browser, and React warns about a script that it can't run again. */
const SCRIPT_TYPE = typeof window === "undefined" ? undefined : "application/json";

/** Light, dark or the system's theme, set before the first paint by a script with the page's nonce. */
export function Theme({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  if (typeof window !== "undefined") globalThis.__webpack_nonce__ ??= nonce;
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="system"
      nonce={nonce}
      scriptProps={{ type: SCRIPT_TYPE }}
      disableTransitionOnChange
    >
      {children}
    </ThemeProvider>
  );
}
