/**
 * Ends a switch over a union: the compiler refuses the call while a case is missing.
 * @throws Error naming the value, should untyped data reach it at run time.
 */
export function assertNever(value: never, what = 'value'): never {
  throw new Error(`Unexpected ${what}: ${JSON.stringify(value)}`);
}
