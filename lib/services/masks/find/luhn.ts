/** ISO/IEC 7812-1 annex B: whether a number ends in its check digit. */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, isSecond = false; at >= 0; at--, isSecond = !isSecond) {
    const digit = Number(digits[at]) * (isSecond ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
