/** A file's name without its ending: "Ana, checkout" of "Ana, checkout.vtt". */
export const withoutEnding = (name: string): string => name.replace(/(?<=.)\.[a-z\d]{1,5}$/i, "");
