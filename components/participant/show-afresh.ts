/**
 * What a call was about no longer exists, perhaps the whole study: the page, loaded again, says so. Never resolves, so
 * that nothing is said about the answer, and no button is free again, until then.
 */
export function showAfresh(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}
