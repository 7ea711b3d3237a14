import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { code, lineAt, projectFiles, type SourceFile } from './sourceFiles.ts';

const files = projectFiles(code);

/** Returns the places of all nodes of a file that a question is answered yes for. */
function placesOf(file: SourceFile, asked: (node: ts.Node) => boolean): string[] {
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const places: string[] = [];
  const visit = (node: ts.Node): void => {
    if (asked(node)) places.push(`${file.path}:${lineAt(file.text, node.getStart())}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return places;
}

describe('the sources', () => {
  it('are seen by these tests', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it('use no any', () => {
    expect(files.flatMap((file) => placesOf(file, (node) => node.kind === ts.SyntaxKind.AnyKeyword))).toEqual(
      [],
    );
  });

  it('assert nothing away with an exclamation mark', () => {
    expect(files.flatMap((file) => placesOf(file, ts.isNonNullExpression))).toEqual([]);
  });

  it('silence no error of the compiler or the linter', () => {
    const silencers = new RegExp(
      ['@ts-ignore', '@ts-expect-error', '@ts-nocheck', 'biome-ignore', 'eslint-disable'].join('|'),
    );
    const silenced = files.filter(
      ({ path, text }) => !path.startsWith('test/architecture/') && silencers.test(text),
    );
    expect(silenced.map(({ path }) => path)).toEqual([]);
  });

  it('leave no test out and no work undone', () => {
    const leftOut = /\b(describe|it|test)\.(only|skip|todo)\b|\b(TODO|FIXME|XXX)\b/;
    const left = files.filter(
      ({ path, text }) => !path.startsWith('test/architecture/') && leftOut.test(text),
    );
    expect(left.map(({ path }) => path)).toEqual([]);
  });

  it('time nothing in tests', () => {
    const timed = files.filter(
      ({ path, text }) =>
        /^test\/.*\.(test|spec)\.tsx?$/.test(path) && /expect\((\w*(elapsed|duration|took)\w*)\)/i.test(text),
    );
    expect(timed.map(({ path }) => path)).toEqual([]);
  });
});
