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

/** The systems that `setup.ts` has started, as JSON for the tests. */
export const HOSTS_VARIABLE = 'SHOP_WIDGETS_HOSTS';

/** What follows `npm run test:cms --`, for example the name of a CMS. */
export const COMMAND_WORDS = process.argv.slice(process.argv.indexOf('--config') + 2);

/** The CMSs that `setup.ts` has started. */
export function startedHosts(): readonly HostFacts[] {
  return JSON.parse(process.env[HOSTS_VARIABLE] ?? '[]') as readonly HostFacts[];
}

export function hostNamed(name: string): HostFacts | undefined {
  return startedHosts().find((host) => host.name === name);
}
