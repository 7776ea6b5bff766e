const two = (number: number) => String(number).padStart(2, "0");

/** A moment as a `datetime-local` input takes it, in this browser's time zone. */
export function toLocal(iso: string): string {
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The reverse; null for an input that is empty or incomplete. */
export function fromLocal(text: string): string | null {
  const at = new Date(text);
  return text === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
