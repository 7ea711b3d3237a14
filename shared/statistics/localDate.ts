/** The day of the player's own calendar, YYYY-MM-DD. */
export function localDateOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
