/** The twelve colors that a tag may have: the nth is drawn in the theme's nth tag hue. */
export const PALETTE = [
  { name: "Red", hex: "#d9534f" },
  { name: "Orange", hex: "#e0672b" },
  { name: "Amber", hex: "#dd8a1c" },
  { name: "Yellow", hex: "#c4a400" },
  { name: "Lime", hex: "#7fb135" },
  { name: "Green", hex: "#2f9e62" },
  { name: "Teal", hex: "#12a594" },
  { name: "Cyan", hex: "#0f9bbd" },
  { name: "Blue", hex: "#3b82d6" },
  { name: "Indigo", hex: "#6f66d6" },
  { name: "Purple", hex: "#a457b8" },
  { name: "Pink", hex: "#d6568f" },
] as const;
