type Package = { optionalDependencies?: Record<string, string> };

/**
 * `npm ci` refuses a lock file that lacks the packages of other platforms, which an `npm install`
 * against a registry that does not carry them leaves out.
 */
export function missingFromLock(content: string): string[] {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(content);
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isInstalledFor(place, name, packages))
      .map(
        (name) =>
          `package-lock.json: ${name}, optional for ${place}, is missing, so npm ci fails; npm install against the whole registry adds it`,
      ),
  );
}

/** Looks where Node looks: beside the package, then in each folder above it. */
function isInstalledFor(place: string, name: string, packages: Record<string, Package>): boolean {
  for (let base = place; ; base = base.slice(0, base.lastIndexOf("node_modules/")).slice(0, -1)) {
    if (`${base}${base && "/"}node_modules/${name}` in packages) return true;
    if (!base.includes("node_modules/")) return false;
  }
}
