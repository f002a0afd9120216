export interface Product {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** What the list of licences and the bill of materials say about a package. */
export interface PackageFacts extends Product {
  /** As in package.json: an identifier or an expression of SPDX. */
  readonly license: string;
  /** Where it is installed, from the root of the project. */
  readonly folder: string;
  /** The text of the licence. */
  readonly text: string;
}

/** The property with the place where a package is installed. */
export const FOLDER = 'shop-widgets:folder';

/**
 * A bill of materials in the format CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). It has no date and no serial
 * number, so that the same sources give the same file.
 */
export function sbomOf(product: Product, packages: readonly PackageFacts[]): object {
  const components = packages.map((facts) => ({
    ...componentOf(facts),
    properties: [{ name: FOLDER, value: facts.folder }],
  }));
  const main = componentOf(product);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: main },
    components,
    dependencies: [{ ref: main['bom-ref'], dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

function componentOf({ name, version, license }: Product) {
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope === undefined ? {} : { group: scope }),
    name: bare ?? name,
    version,
    ...(license === undefined ? {} : { licenses: [licenceOf(license)] }),
    purl,
  };
}

function licenceOf(license: string): object {
  return /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };
}
