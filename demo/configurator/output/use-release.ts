import { useEffect, useState } from 'react';
import type { Release } from '../snippet/script.ts';

/** What is known without the file of hashes. */
const UNKNOWN: Release = { version: __VERSION__, files: {} };

/** The version, the files and the hashes of the build that this demo serves. */
export function useRelease(): Release {
  const [release, setRelease] = useState(UNKNOWN);
  useEffect(() => {
    void load().then(setRelease, () => undefined);
  }, []);
  return release;
}

async function load(): Promise<Release> {
  const response = await fetch('integrity.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`integrity.json: status ${response.status}`);
  return (await response.json()) as Release;
}
