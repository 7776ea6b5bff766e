const CODES = "en de fr es it pt pt-BR nl pl sv da nb fi cs ro hu el tr uk ru ar he hi id vi th ja ko zh".split(" ");
const names = new Intl.DisplayNames("en", { type: "language" });

/** The languages on offer; any other BCP-47 tag that a study has is kept. */
export const LANGUAGES = [
  { value: "", label: "Not set (English)" },
  ...CODES.map((value) => ({ value, label: names.of(value) ?? value })),
];
