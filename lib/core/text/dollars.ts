const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const round = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** 13000 → "$130.00". */
export const dollars = (cents: number): string => exact.format(cents / 100);

/** 600 → "$6", 650 → "$6.50". */
export const shortDollars = (cents: number): string => (cents % 100 === 0 ? round : exact).format(cents / 100);
