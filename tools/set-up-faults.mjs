/**
 * Explains why npm could not install the packages, and what to do.
 * @param {string} report npm's error output
 * @param {string} root the project's folder
 * @returns {{ what: string, next: string[] }}
 */
export function explain(report, root) {
  const known = FAULTS.find((fault) => fault.sign.test(report));
  return known
    ? { what: known.what, next: known.next(root) }
    : { what: "npm could not install the packages; what it said stands above.", next: [AGAIN] };
}

const AGAIN = "Nothing is lost: run the same command again once that is mended.";
const REGISTRY =
  "See `npm config get registry`: sign in to it, choose another one, or wait if it is a mirror that is behind.";

const FAULTS = [
  {
    sign: /can only install packages when your package\.json and package-lock\.json|EUSAGE/,
    what: "package.json and package-lock.json do not belong together, so nothing was installed.",
    next: () => ["Restore both from git, or run `npm install` and commit the lock file that it writes."],
  },
  {
    sign: /EACCES|EPERM|EROFS/,
    what: "There is no right to write where the packages belong.",
    next: (root) => [`Make ${root} and npm's cache (npm config get cache) yours to write, then try again.`],
  },
  { sign: /ENOSPC/, what: "The disk is full.", next: () => ["The packages need about 1 GB.", AGAIN] },
  {
    sign: /EINTEGRITY/,
    what: "A package is not the one that the lock file names, so it was not installed.",
    next: () => ["Run `npm cache verify` and try again; if it stays, ask the registry's operator."],
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|SOCKET_TIMEOUT|network request to/,
    what: "The package registry can't be reached, and the packages are not installed yet.",
    next: () => ["Connect this machine to the network (or set npm's proxy or registry), then try again.", AGAIN],
  },
  {
    sign: /E40[134]|ETARGET/,
    what: "The package registry refuses, or lacks a package.",
    next: () => [REGISTRY, AGAIN],
  },
];
