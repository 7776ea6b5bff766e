import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { EarlyTyping } from "@/components/shell/early-typing";
import { FONTS } from "@/components/shell/fonts";
import { Theme } from "@/components/shell/theme";
import { WithoutScripts } from "@/components/shell/without-scripts";
import { Toaster } from "@/components/ui/dialogs/toaster";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Earshot", template: "%s · Earshot" },
  description: "User research with evidence: interviews, transcripts, verbatim quotes.",
  robots: { index: false },
  // What a messenger shows of a link; title and description are the page's.
  openGraph: { siteName: "Earshot", type: "website" },
};

/** The colors of the top bar, which a phone continues around the page. */
export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#141817" },
  ],
};

/** Reading the nonce makes every page dynamic, as it has to be: a cached page could not carry a fresh one. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang="en" className={FONTS} suppressHydrationWarning>
      <body>
        <WithoutScripts nonce={nonce} />
        <EarlyTyping nonce={nonce} />
        <Theme nonce={nonce}>
          {children}
          <Toaster />
        </Theme>
      </body>
    </html>
  );
}
