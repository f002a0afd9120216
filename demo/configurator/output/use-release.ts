import { useEffect, useState } from 'react';
import type { Release } from '../snippet/script.ts';

/** The scripts of the build that this demo serves. */
export function useRelease(): Release {
  const [files, setFiles] = useState<Release['files']>({});
  useEffect(() => {
    void load().then(setFiles, () => undefined);
  }, []);
  return { folder: new URL('.', location.href).href, version: __VERSION__, files };
}

async function load(): Promise<Release['files']> {
  const response = await fetch('integrity.json', { cache: 'no-cache' });
  return ((await response.json()) as Release).files;
}
