import { CallError, type WayBack } from "@/lib/api/client/call-error";

type Act = { label: string; run: () => void };
type Toast = { id: number; tone: "success" | "danger"; text: string; act?: Act | undefined };

const openBeside = ({ label, href }: WayBack): Act => ({
  label,
  run: () => void window.open(href, "_blank", "noopener"),
});

let toasts: Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** What fails again, as at a second press of its button, is told again but not twice. */
function fail(text: string, act?: Act) {
  const others = toasts.filter((one) => one.tone !== "danger" || one.text !== text);
  change([...others, { id: nextId++, tone: "danger" as const, text, act }].slice(-3));
}

/**
 * Short messages about what just happened, and how to undo it. At most three; the oldest is dropped. Only the latest
 * action can be undone.
 */
export const toast = {
  success: (text: string, act?: Act) =>
    change(
      [...toasts.filter((one) => !act || !one.act), { id: nextId++, tone: "success" as const, text, act }].slice(-3),
    ),
  error: (text: string) => fail(text),
  /** The message of what was thrown. */
  failed: (thrown: unknown) => {
    const wayBack = CallError.wayBack(thrown);
    fail(CallError.sentence(thrown), wayBack ? openBeside(wayBack) : undefined);
  },
  dismiss: (id: number) => change(toasts.filter((item) => item.id !== id)),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => toasts,
};
