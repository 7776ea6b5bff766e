import { GeistSans } from "geist/font/sans";
import localFont from "next/font/local";

/**
 * Times and code only, so pages without any, such as those of participants, don't load it. The package's own
 * `GeistMono` is preloaded with every page: half of all that its fonts weigh.
 */
const mono = localFont({
  src: "../../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2",
  variable: "--font-geist-mono",
  weight: "100 900",
  fallback: ["ui-monospace", "SFMono-Regular", "Menlo", "Liberation Mono", "DejaVu Sans Mono", "monospace"],
  adjustFontFallback: false,
  preload: false,
});

/** Class names that make both fonts known to everything inside. */
export const FONTS = `${GeistSans.variable} ${mono.variable}`;
