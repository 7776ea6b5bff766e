import { layout } from "../layout";
import { type Answer, dollars, PRODUCTS, type Product, type Visit } from "../shop";

const card = ({ slug, name, priceCents }: Product, alt: string | null) =>
  `<div class="card"><img src="/pictures/${slug}.svg" width="180" height="140"${alt === null ? "" : ` alt="${alt}"`}>
   <h2><a href="/products/${slug}">${name}</a></h2><p>${dollars(priceCents)}</p></div>`;

const cards = (products: readonly Product[], isMissing: boolean) =>
  `<div class="cards">${products.map((product) => card(product, isMissing ? null : "")).join("")}</div>`;

const named = (word: string) => PRODUCTS.filter(({ slug }) => slug.includes(word));

export const home = (visit: Visit): Answer => ({
  html: layout(visit, "Clay for every day", `<p>Mugs and bowls, turned by hand.</p>${cards(named("mug"), false)}`),
});

export const mugs = (visit: Visit): Answer => ({
  html: layout(visit, "Mugs", cards(named("mug"), visit.has("missing_alt"))),
});

const FILTER = `<div class="steps" id="filter"><button type="button" aria-pressed="false">Grey</button>
  <button type="button" aria-pressed="false">White</button> <button type="button" aria-pressed="false">Black</button></div>
  <script>for (const each of document.querySelectorAll("#filter button"))
    each.onclick = () => each.setAttribute("aria-pressed", String(each.getAttribute("aria-pressed") !== "true"));</script>`;

const TRAP = `<script>document.getElementById("filter").addEventListener("keydown", (event) => {
  if (event.key !== "Tab") return;
  event.preventDefault();
  const all = [...document.querySelectorAll("#filter button")];
  all[(all.indexOf(document.activeElement) + 1) % all.length].focus();
});</script>`;

export const bowls = (visit: Visit): Answer => ({
  html: layout(visit, "Bowls", FILTER + (visit.has("filter_trap") ? TRAP : "") + cards(named("bowl"), false)),
});

export function search(visit: Visit): Answer {
  const words = (visit.query.get("q") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const found = PRODUCTS.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
  const text = found.length > 0 ? cards(found, false) : "<p>Nothing was found.</p>";
  return { html: layout(visit, "Search", text) };
}

export function picture(visit: Visit): Answer {
  const { color } = PRODUCTS.find(({ slug }) => visit.path.includes(slug)) ?? PRODUCTS[0];
  const html = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 140"><rect width="180" height="140" fill="#efe9df"/><circle cx="90" cy="70" r="42" fill="${color}"/></svg>`;
  return { html, type: "image/svg+xml" };
}
