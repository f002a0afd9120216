export function isInstalled(lockText: string | undefined, recordText: string | undefined): boolean;
export function adviceFor(output: string): string;
