import { layout } from "../layout";
import type { Answer, Visit } from "../shop";

const BROKEN = "<script>document.querySelector('#nowhere').dataset.offer.trim();</script>";
const POPUPS = "<script>open('/mugs', '_blank'); open('/bowls', '_blank');</script>";
const PICKING = `<script>for (const each of document.querySelectorAll(".amount")) each.onclick = () => {
  document.getElementById("chosen").textContent = "Gift card of $" + each.dataset.amount + " chosen.";
};</script>`;

export function giftCards(visit: Visit): Answer {
  const amounts = [25, 50, 100].map((amount) =>
    visit.has("mouse_only_amount")
      ? `<div class="amount" data-amount="${amount}" style="cursor:pointer;padding:0.5rem;border:1px solid #7a3410">${amount} dollars</div>`
      : `<button type="button" class="amount" data-amount="${amount}">${amount} dollars</button>`,
  );
  const main = `<p>Choose an amount.</p><div class="steps">${amounts.join("")}</div><p id="chosen" role="status"></p>${PICKING}
    ${visit.has("script_error") ? BROKEN : ""}${visit.has("popups") ? POPUPS : ""}`;
  return { html: layout(visit, "Gift cards", main) };
}
