/** What is inside an app.asar, and what the code inside it loads. */
import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import ts from 'typescript';

/** Returns the paths of the files in an archive, with forward slashes and sorted, without its folders. */
export function filesIn(asar: string): string[] {
  const entries = listPackage(asar, { isPack: false }).map((path) =>
    path.replaceAll('\\', '/').replace(/^\//, ''),
  );
  const folders = new Set(entries.map((path) => posix.dirname(path)));
  return entries.filter((path) => !folders.has(path)).sort();
}

/** Returns the text of a file in an archive. Throws where there is none. */
export function textIn(asar: string, path: string): string {
  return extractFile(asar, path).toString('utf8');
}

/** Returns the size of an archive in megabytes (10^6 bytes). */
export function megabytesOf(asar: string): number {
  return statSync(asar).size / 1e6;
}

/** Addresses by which a page or a style refers to another file; those of scripts are read by the compiler. */
const references = [/\b(?:src|href)=["'](\.[^"']+)["']/g, /\burl\(["']?(\.[^"')]+)["']?\)/g];

/** A worker or another file that a script names relative to itself. */
const relativeToScript = /new URL\(\s*["'`]([^"'`$]+\.\w+)["'`]\s*,\s*(?:""\s*\+\s*)?import\.meta\.url/g;

/** Returns the files that a file of the archive refers to by relative addresses, as paths in the archive. */
export function referencesOf(path: string, text: string): string[] {
  const script = /\.[cm]?js$/.test(path);
  const addresses = script
    ? [
        ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
        ...[...text.matchAll(relativeToScript)].map((match) => `./${match[1]}`),
      ].filter((address) => address.startsWith('.'))
    : references.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  return addresses.map((address) =>
    posix.normalize(posix.join(posix.dirname(path), address.split(/[?#]/)[0] ?? '')),
  );
}

/** Returns what the files of an archive refer to and the archive does not have, as "file -> missing file". */
export function missingReferences(files: readonly string[], textOf: (path: string) => string): string[] {
  const present = new Set(files);
  return files
    .filter((path) => /\.(js|cjs|mjs|html|css)$/.test(path))
    .flatMap((path) =>
      referencesOf(path, textOf(path))
        .filter((target) => !present.has(target))
        .map((target) => `${path} -> ${target}`),
    );
}
