/** Receives the page's own calls of `window.open`; pages can call it too, and gain nothing. */
export const POPUP_BINDING = "__earshotPopup";

/**
 * Runs before the page's own scripts, in every frame: reports each window that is requested, and passes only the first
 * ones on to the browser.
 */
export const popupScript = (most: number): string => `(() => {
  const real = window.open.bind(window);
  const tell = window[${JSON.stringify(POPUP_BINDING)}];
  let asked = 0;
  window.open = (url, ...rest) => {
    asked += 1;
    if (tell && asked <= ${most} + 1) tell(String(url ?? ""));
    return asked > ${most} ? null : real(url, ...rest);
  };
})()`;
