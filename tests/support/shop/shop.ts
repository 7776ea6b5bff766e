import type { PlantedId } from "./planted";

/** A parsed request to the shop. `has`: whether this shop has a problem. */
export type Visit = {
  has: (id: PlantedId) => boolean;
  path: string;
  query: URLSearchParams;
  /** Of a POST; otherwise empty. */
  form: URLSearchParams;
  isPost: boolean;
  /** The slugs of what is in the cart. */
  cart: string[];
};

export type Answer = {
  status?: number;
  html: string;
  type?: string;
  cart?: string[];
  /** Redirects to this path instead. */
  to?: string;
  waitMs?: number;
};

export const PRODUCTS = [
  {
    slug: "blue-mug",
    name: "Blue mug",
    priceCents: 1800,
    color: "#1d4f91",
    about: "Holds 300 ml, safe in the dishwasher.",
  },
  {
    slug: "green-mug",
    name: "Green mug",
    priceCents: 1900,
    color: "#2c6e49",
    about: "Holds 280 ml, with a wide handle.",
  },
  {
    slug: "stone-bowl",
    name: "Stone bowl",
    priceCents: 3200,
    color: "#6b6560",
    about: "Holds 600 ml, for soup or salad.",
  },
  { slug: "tea-bowl", name: "Tea bowl", priceCents: 2400, color: "#8a4b2a", about: "Holds 150 ml, thin at the rim." },
] as const;

export type Product = (typeof PRODUCTS)[number];
export const DELIVERY_CENTS = 495;
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
export const totalOf = (cart: string[]): number =>
  PRODUCTS.filter(({ slug }) => cart.includes(slug)).reduce((sum, { priceCents }) => sum + priceCents, DELIVERY_CENTS);
