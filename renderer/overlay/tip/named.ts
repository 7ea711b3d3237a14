/** What a picture button needs to have a name: for screen readers, and as a tip for everybody else. */
export function named(name: string): { readonly 'aria-label': string; readonly 'data-tip': string } {
  return { 'aria-label': name, 'data-tip': name };
}

/** What explains a button whose words are short: for screen readers, and as a tip for everybody else. */
export function explained(text: string): {
  readonly 'aria-description': string;
  readonly 'data-tip': string;
} {
  return { 'aria-description': text, 'data-tip': text };
}
