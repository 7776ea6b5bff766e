/** The part of pdfkit that we use; the package ships no types. */
declare module "pdfkit" {
  import { Readable } from "node:stream";

  export type Content = { push(content: Content): void };
  export type Structure = { add(child: Structure | Content): Structure; end(): Structure };
  export type StructureOptions = { title?: string; lang?: string; alt?: string; actual?: string; scope?: "Column" };
  export type Outline = { addItem(title: string, options?: { expanded: boolean }): Outline };
  export type Face = { layout(text: string, features?: string[]): { advanceWidth: number } };

  /** `finalize` is called once a PNG is decoded; a JPEG is embedded as it is. */
  export type Picture = { embed(document: PDFDocument): void; finalize?: () => void };

  type Options = {
    autoFirstPage: boolean;
    compress?: boolean;
    userPassword?: string;
    bufferPages?: boolean;
    tagged?: boolean;
    displayTitle?: boolean;
    pdfVersion?: string;
    lang?: string;
    info?: Record<string, string | Date>;
  };
  type TextOptions = { lineBreak: boolean; baseline?: "alphabetic"; features?: string[] };

  export default class PDFDocument extends Readable {
    constructor(options: Options);
    outline: Outline;
    addPage(options: { size: string; margin: number }): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(at: number): this;
    registerFont(name: string, font: Face): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string): number;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    lineWidth(width: number): this;
    strokeColor(color: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    openImage(bytes: Buffer): Picture;
    image(picture: Picture, x: number, y: number, options: { width: number; height: number }): this;
    link(x: number, y: number, width: number, height: number, url: string, options?: { structParent: Structure }): this;
    struct(type: string, options?: StructureOptions): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: string, options?: { type: string }): this;
    markStructureContent(tag: string): Content;
    endMarkedContent(): this;
    end(): void;
  }
}
