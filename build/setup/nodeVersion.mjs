/**
 * Tells whether a version of Node is new enough: 20.19, which can `require` ES modules, or later.
 *
 * @param {string} version Such as "20.20.2".
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/**
 * @returns {void}
 * @throws {Error} Where this Node is too old for the project.
 */
export function checkNode() {
  if (isNewEnough(process.versions.node)) return;
  throw new Error(
    `Grand Patience needs Node 20.19 or later; this is ${process.versions.node}. Install a newer one from your system or from Node's own site.`,
  );
}
