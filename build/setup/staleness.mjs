import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Something that is made from files: when the files change, it is stale.
 *
 * @typedef {object} Product
 * @property {string} name What it is called in messages.
 * @property {readonly string[]} inputs Files and folders, relative to the project's folder.
 * @property {readonly string[]} outputs Files that must exist for it to be complete.
 */

/**
 * Returns the paths of all files in a file or folder, in one order on every system; none where it does not exist.
 *
 * @param {string} root
 * @param {string} path Relative to the root.
 * @returns {string[]} Relative to the root.
 */
export function filesOf(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`));
}

/**
 * Returns one hash over the names and contents of a product's inputs.
 *
 * @param {string} root
 * @param {Product} product
 * @returns {string}
 */
export function inputHash(root, product) {
  const hash = createHash('sha256');
  for (const input of product.inputs) {
    for (const file of filesOf(root, input)) {
      hash.update(`${file}\0`);
      hash.update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {Product} product
 * @returns {string} The file that holds the hash of the inputs that the product was made from.
 */
function stampPath(root, product) {
  return join(root, 'node_modules', '.cache', 'grand-patience', `built-${product.name.replaceAll(' ', '-')}`);
}

/**
 * Tells whether a product is missing or was made from other inputs than those of now.
 *
 * @param {string} root
 * @param {Product} product
 * @returns {boolean}
 */
export function isStale(root, product) {
  if (product.outputs.some((output) => !existsSync(join(root, output)))) return true;
  const stamp = stampPath(root, product);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputHash(root, product);
}

/**
 * Makes a product where it is stale, and notes what it was made from. The hash is taken before the making, so that
 * an input changed meanwhile leaves the product stale.
 *
 * @param {string} root
 * @param {Product} product
 * @param {() => Promise<void>} make Makes the product; throws where it cannot.
 * @returns {Promise<boolean>} Whether it had to be made.
 */
export async function makeIfStale(root, product, make) {
  if (!isStale(root, product)) return false;
  const hash = inputHash(root, product);
  await make();
  const missing = product.outputs.find((output) => !existsSync(join(root, output)));
  if (missing !== undefined) throw new Error(`Building the ${product.name} made no ${missing}.`);
  const stamp = stampPath(root, product);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
