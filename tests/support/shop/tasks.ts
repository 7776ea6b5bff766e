import type { Task } from "@/lib/core/swarm/types";

const task = (id: string, text: string, seen: string): Task => ({ id, text, success: [{ kind: "text", value: seen }] });

/** What agents try in the shop. In the clean twin, all of it works. */
export const SHOP_TASKS: Task[] = [
  task("buy", "Buy the Blue mug and have it sent to your home", "Thank you for your order"),
  task("size", "Find the size guide", "How we measure"),
  task("track", 'Track the order with the order number "1042"', "On its way"),
  task("ask", "Send the shop a message with a question", "We have your message"),
  task("return", "Find out how to return something", "Send it back within 30 days"),
  task("voucher", 'Use the voucher code "SAVE10" in your cart', "Voucher SAVE10 applied"),
  task("wish", "Save the Green mug to your wish list", "Saved to your wish list"),
  task("delivery", "Look up how long delivery takes", "Two to four working days"),
  task("bowl", "Look among the bowls for the Stone bowl", "Holds 600 ml"),
  task("gift", "Choose a gift card of 50 dollars", "Gift card of $50 chosen"),
];
