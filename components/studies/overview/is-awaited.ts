/** True while a payment can still arrive. */
export const isAwaited = ({ status }: { status: string }): boolean => status === "intent" || status === "checkout";
