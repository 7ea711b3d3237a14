import { describe, expect, it } from 'vitest';
import { lineAt, projectFiles } from './sourceFiles.ts';

/** The opening tags of elements of the page; parts of the overlay begin with a capital letter. */
const tags = projectFiles(/^renderer\/.*\.tsx$/).flatMap(({ path, text }) =>
  [...text.matchAll(/<[a-z]\w*\s(?:[^<>]|=>)*>/g)].map((match) => ({
    at: `${path}:${lineAt(text, match.index)}`,
    tag: match[0],
  })),
);

describe('names and explanations of elements', () => {
  it('are seen', () => {
    expect(tags.length).toBeGreaterThan(200);
  });

  it('are no titles, which only a mouse would show', () => {
    expect(tags.filter(({ tag }) => /\stitle=/.test(tag)).map(({ at }) => at)).toEqual([]);
  });

  it('are given to every picture button as a tip', () => {
    const pictures = tags.filter(({ tag }) => tag.includes('"icon-button"'));
    expect(pictures.length).toBeGreaterThan(5);
    expect(pictures.filter(({ tag }) => !tag.includes('{...named(')).map(({ at }) => at)).toEqual([]);
  });
});
