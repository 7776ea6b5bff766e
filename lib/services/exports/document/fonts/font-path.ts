import { join } from "node:path";

/** Where a file of a package with fonts lies; next.config.ts takes these packages along as they are. */
export const fontPath = (file: string): string => join(/* turbopackIgnore: true */ process.cwd(), "node_modules", file);

export const GEIST = "geist/dist/fonts/geist-sans";
