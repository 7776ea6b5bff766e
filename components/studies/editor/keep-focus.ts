const MOST_FRAMES = 180;
const ENOUGH_FRAMES = 12;

/**
 * Puts the focus into a control of a panel that is just being opened from a dialog that is just being closed: the panel
 * has to be shown first, and the dialog gives the focus back to its opener when it is gone.
 */
export function keepFocus(field: string): void {
  let frames = 0;
  let kept = 0;
  const look = () => {
    frames += 1;
    const control = document.getElementById(field) ?? document.querySelector<HTMLElement>(`[data-field="${field}"]`);
    const isFree = control?.checkVisibility() && !document.querySelector("[role=dialog]");
    kept = isFree && document.activeElement === control ? kept + 1 : 0;
    if (isFree && kept === 0) {
      control.focus();
      control.scrollIntoView({ block: "center" });
    }
    if (kept < ENOUGH_FRAMES && frames < MOST_FRAMES) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
