/** A program that runs a PHP file, in the surroundings of a CMS. */
export interface PhpCommand {
  readonly program: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** A CMS that runs. */
export interface HostFacts {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  /** The origin of the shop's services. */
  readonly shop: string;
  /** The password of each of its users. */
  readonly password: string;
  /** The file into which PHP writes errors and notices. */
  readonly errorLog: string;
  /** The folder of its settings and data in this run. */
  readonly folder: string;
  /** The folder whose files are served. */
  readonly documents: string;
  /** What PHP is run with. */
  readonly php: PhpCommand;
}

/** By which `main.ts` tells the tests what runs, as JSON. */
export const HOSTS_VARIABLE = 'SHOP_WIDGETS_HOSTS';

/** A CMS that `main.ts` has started. */
export function hostNamed(name: string): HostFacts | undefined {
  const hosts = JSON.parse(process.env[HOSTS_VARIABLE] ?? '[]') as readonly HostFacts[];
  return hosts.find((host) => host.name === name);
}
