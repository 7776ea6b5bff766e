import type { NextConfig } from "next";

/** The content security policy needs a nonce for each page, so it comes from proxy.ts. */
const headers = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Strict-Transport-Security", value: "max-age=31536000" },
  { key: "Permissions-Policy", value: "camera=(self), microphone=(self), geolocation=(), payment=(), usb=()" },
];

/**
 * A program that connects over OAuth may open these in a popup of its own site. Cut off from its opener, the popup looks
 * closed to the program, which then gives up while the person still reads.
 */
const opened = "/:page(authorize|connect|sign-in|sign-up)/:rest*";
const openerHeaders = [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }];

const config: NextConfig = {
  poweredByHeader: false,
  // Every browser gets a page's title with its first piece. Where it came behind, in a boundary of its own, and page and
  // title both found nothing, React lost count of its boundaries and the answer never ended.
  htmlLimitedBots: /.*/,
  agentRules: false,
  // No page uses it, and the address of the image optimizer would call any path of ours for strangers, whole into memory.
  images: { unoptimized: true },
  // The JSON surfaces answer an unknown path themselves; a redirect would drop the body of a POST.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
    "inngest",
    "pg",
    "pdfkit",
    "fontkit",
    "linebreak",
    "subset-font",
    "pptxgenjs",
    "playwright-core",
    "@sparticuz/chromium",
  ],
  // Faces are read from their packages when a document is written, and vectors when words are first compared; nothing
  // imports them.
  outputFileTracingIncludes: {
    "/*": [
      "./node_modules/@fontsource-variable/noto-*/{unicode.json,files/*-wght-normal.woff2}",
      "./node_modules/geist/dist/fonts/geist-sans/Geist-{Regular,SemiBold}.ttf",
      "./lib/services/analysis/meaning/word-vectors.json",
    ],
  },
  experimental: {
    // Every page carries its own copy of the services it calls: loading them all at the start takes 75 MB.
    preloadEntriesOnStart: false,
    // Without a connection, the router would leave the app for the browser's own error page.
    useOffline: true,
  },
  // `npm run check` has the types checked already, tests included.
  typescript: { ignoreBuildErrors: true },
  ...(process.env.BUILD_STANDALONE === "1" ? { output: "standalone" as const } : {}),
  // Providers are told the first; the second is the same under the address of the API.
  rewrites: async () => [{ source: "/scim/:path*", destination: "/api/scim/:path*" }],
  // Before anything is rendered: a page that redirects has sent its frame and a skeleton by then.
  redirects: async () => [{ source: "/settings", destination: "/settings/profile", permanent: false }],
  headers: async () => [
    { source: "/:path*", headers },
    { source: opened, headers: openerHeaders },
  ],
};

export default config;
