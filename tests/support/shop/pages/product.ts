import { layout } from "../layout";
import { type Answer, dollars, PRODUCTS, type Visit } from "../shop";
import { notFound } from "./not-found";

const BANNER = `<div id="late"></div><script>for (const [ms, high] of [[60, 200], [160, 460]]) setTimeout(() => {
  document.getElementById("late").innerHTML = "<p style='height:" + high + "px;background:#efe0c8;padding:1rem'>Spring sale: look at our new bowls.</p>";
}, ms);</script>`;

const SMALL = `<style>.small button { min-height: 0; width: 12px; height: 12px; padding: 0; font-size: 14px; line-height: 12px; } .small { gap: 2px; }</style>`;

const STEPPER = `<div class="steps"><button type="button" id="fewer" aria-label="One fewer" disabled>−</button>
  <button type="button" id="more" aria-label="One more">+</button> <span id="count">1</span> in your order</div>
  <script>const count = document.getElementById("count");
    document.getElementById("more").onclick = () => { count.textContent = Number(count.textContent) + 1; document.getElementById("fewer").disabled = false; };
    document.getElementById("fewer").onclick = () => { count.textContent = Number(count.textContent) - 1; document.getElementById("fewer").disabled = count.textContent === "1"; };</script>`;

const WISH = `<p><button type="button" id="wish">Save to wish list</button> <span id="wished" role="status"></span></p>`;
const WISHING = `<script>document.getElementById("wish").onclick = () => {
  document.getElementById("wished").textContent = "Saved to your wish list.";
};</script>`;

const reviews = (slug: string) => `<h2>Reviews</h2><p id="reviews">One moment …</p><script>
  fetch("/api/reviews/${slug}").then((answer) => answer.ok ? answer.json() : ["No reviews yet."])
    .then((all) => { document.getElementById("reviews").textContent = all.join(" "); });</script>`;

export function product(visit: Visit): Answer {
  const found = PRODUCTS.find(({ slug }) => visit.path === `/products/${slug}`);
  if (!found) return notFound(visit);
  const { slug, name, priceCents, about } = found;
  if (visit.isPost) return { html: "", to: "/cart", cart: [...new Set([...visit.cart, slug])] };
  const main = `${visit.has("late_banner") ? BANNER : ""}
    <img src="/pictures/${slug}.svg" width="270" height="210" alt="A ${name.toLowerCase()}"><p>${about}</p><p>${dollars(priceCents)}</p>
    <div class="${visit.has("small_stepper") ? "small" : ""}">${visit.has("small_stepper") ? SMALL.replaceAll(".small {", ".small .steps {") : ""}${STEPPER}</div>
    <form method="post"><p><button>Add to cart</button></p></form>
    ${WISH}${visit.has("dead_wish_list") ? "" : WISHING}${reviews(slug)}`;
  return { html: layout(visit, name, main) };
}

export const reviewsOf = (visit: Visit): Answer =>
  visit.has("failed_reviews")
    ? { status: 500, html: "{}", type: "application/json" }
    : {
        html: JSON.stringify(["Lovely to hold.", "Smaller than I thought, still my favourite."]),
        type: "application/json",
      };
