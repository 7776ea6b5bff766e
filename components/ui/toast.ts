type Toast = { id: number; tone: "success" | "danger"; text: string };

let toasts: Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Short news about something that just happened; kept to three, the oldest leaves. */
export const toast = {
  success: (text: string) => change([...toasts, { id: nextId++, tone: "success" as const, text }].slice(-3)),
  error: (text: string) => change([...toasts, { id: nextId++, tone: "danger" as const, text }].slice(-3)),
  dismiss: (id: number) => change(toasts.filter((item) => item.id !== id)),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => toasts,
};
