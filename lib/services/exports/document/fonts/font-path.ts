import { join } from "node:path";

/** The path of a font file in its package; next.config.ts includes these packages as they are. */
export const fontPath = (file: string): string => join(/* turbopackIgnore: true */ process.cwd(), "node_modules", file);

export const GEIST = "geist/dist/fonts/geist-sans";
