import { useEffect, useState } from 'react';
import type { Release } from '../snippet/script.ts';

/** The scripts of the build that this demo serves. */
export function useRelease(): Release {
  const [hashes, setHashes] = useState<Release['hashes']>({});
  useEffect(() => {
    void load().then(setHashes, () => undefined);
  }, []);
  return { folder: new URL('.', location.href).href, version: __VERSION__, hashes };
}

async function load(): Promise<Release['hashes']> {
  const response = await fetch('integrity.json', { cache: 'no-cache' });
  const { files } = (await response.json()) as { files: Readonly<Record<string, { readonly integrity: string }>> };
  return Object.fromEntries(Object.entries(files).map(([name, { integrity }]) => [name, integrity]));
}
