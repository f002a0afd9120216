/**
 * Says whether node_modules holds what package-lock.json asks for, by comparing the lock with the record that npm
 * leaves in node_modules/.package-lock.json after each install. Packages that npm may rightly leave out (other
 * platforms' binaries) do not count.
 *
 * @param {string | undefined} lockText text of package-lock.json
 * @param {string | undefined} recordText text of node_modules/.package-lock.json, undefined when there is none
 * @returns {boolean} true when nothing has to be installed
 */
export function isInstalled(lockText, recordText) {
  if (lockText === undefined || recordText === undefined) return false;
  const wanted = packagesOf(lockText);
  const present = packagesOf(recordText);
  if (wanted === undefined || present === undefined) return false;
  for (const [path, entry] of Object.entries(wanted)) {
    const mayBeMissing = path === '' || entry.optional === true || entry.devOptional === true;
    const found = present[path];
    if (found === undefined ? !mayBeMissing : path !== '' && found.version !== entry.version) return false;
  }
  return Object.keys(present).every((path) => path in wanted);
}

/** The `packages` table of a lock file, or undefined when the text is not a lock file. */
function packagesOf(text) {
  try {
    return JSON.parse(text).packages;
  } catch {
    return undefined;
  }
}

/**
 * What to do after a failed `npm ci`, in one line, read from npm's own error output.
 *
 * @param {string} output what npm wrote to standard error
 * @returns {string} the advice
 */
export function adviceFor(output) {
  const code = /npm (?:error|ERR!) code (\w+)/.exec(output)?.[1] ?? '';
  if (code === 'ERESOLVE') {
    return 'npm cannot fit the package versions together: use the committed package-lock.json unchanged (git checkout package-lock.json).';
  }
  if (code === 'EUSAGE') {
    return 'package.json and package-lock.json disagree: run `npm install` once and commit the lock file.';
  }
  if (/^(ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ERR_SOCKET_TIMEOUT|E40[137]|E50[234])$/.test(code)) {
    return `the package registry cannot be reached (${code}): check the network, or npm's proxy and registry settings, and run the command again.`;
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return 'npm may not write here: check who owns this folder and node_modules.';
  }
  if (code === 'ENOSPC') return 'the disk is full: free some space and run the command again.';
  return 'read what npm printed above, then run `npm ci` yourself.';
}
