/** The part of fontkit that measuring and typesetting use; the package ships no types. */
declare module "fontkit" {
  export type GlyphRun = { advanceWidth: number; positions: { xAdvance: number }[] };
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): {
      advanceWidth: number;
      path: { commands: { command: string; args: number[] }[] };
    };
    layout(text: string, features?: string[] | Record<string, boolean>): GlyphRun;
  };
  export function create(bytes: Uint8Array): Font;
}
