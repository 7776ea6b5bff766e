/** The part of pdfkit that pdf-file.ts uses; the package ships no types. */
declare module "pdfkit" {
  import { Readable } from "node:stream";

  export default class PDFDocument extends Readable {
    constructor(options: { autoFirstPage: boolean; compress: boolean; userPassword?: string });
    addPage(options: { size: string; margin: number }): this;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options: { lineBreak: boolean }): this;
    widthOfString(text: string): number;
    end(): void;
  }
}
