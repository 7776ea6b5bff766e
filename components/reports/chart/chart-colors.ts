/** A series' fill color and the text color that is readable on it, in either theme. */
const COLORS: [fill: string, text: string][] = [
  ["var(--primary)", "var(--primary-foreground)"],
  ["var(--marker-line)", "#2b2300"],
  ["light-dark(#68706d, #98a29e)", "light-dark(#ffffff, #10201d)"],
  ["light-dark(#a8481f, #e8976d)", "light-dark(#ffffff, #2c0f05)"],
  ["light-dark(#4a5fb0, #a2b3f2)", "light-dark(#ffffff, #0d1433)"],
  ["light-dark(#7a4a8c, #cda6dc)", "light-dark(#ffffff, #220b2c)"],
];

export function colorOf(at: number): { fill: string; text: string } {
  const [fill, text] = COLORS[at % COLORS.length] ?? ["currentColor", "currentColor"];
  return { fill, text };
}
