/** Seconds as people say a time: 75 is 1:15, 3675 is 1:01:15. */
export const clock = (seconds: number): string => {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return [...(h > 0 ? [h, String(m).padStart(2, "0")] : [m]), String(s).padStart(2, "0")].join(":");
};
