declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "truetype"; variationAxes: Record<string, number> },
  ): Promise<Uint8Array>;
}
